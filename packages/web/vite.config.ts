import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { screens } from './screens.ts';
import { modules } from './styles.ts';

/** Where a server listens that was told nothing else. */
const { port } = (
  JSON.parse(readFileSync(new URL('../server/package.json', import.meta.url), 'utf8')) as { config: { port: number } }
).config;

/** Puts another list of games in the place of ours; that list itself may still take ours and add to it. */
const listed = (list: string): Plugin => ({
  name: 'nightjar-games',
  enforce: 'pre',
  resolveId: (source, importer) => (source === '@nightjar/games' && importer !== list ? list : null),
});

/** The order of the layers, as the tokens say it. */
const [LAYERS = ''] =
  /@layer [^;{]*;/.exec(readFileSync(new URL('./src/look/tokens.css', import.meta.url), 'utf8')) ?? [];

/** Every stylesheet says the order of the layers: whichever arrives first decides it. */
const layered: Plugin = {
  name: 'nightjar-layers',
  enforce: 'pre',
  transform: (code, id) => (/\.css(\?|$)/.test(id) ? { code: `${LAYERS}\n${code}`, map: null } : null),
};

const games = process.env['NIGHTJAR_GAMES'] ?? '';

export default defineConfig({
  plugins: [
    layered,
    screens,
    ...(games === '' ? [] : [listed(resolve(games))]),
    VitePWA({
      // The page registers it itself: an inline script would break the CSP.
      injectRegister: null,
      registerType: 'autoUpdate',
      includeAssets: ['icon.svg', 'icon-180.png'],
      manifest: {
        name: 'Nightjar',
        short_name: 'Nightjar',
        description: 'One table for four night games.',
        lang: 'en',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#070a14',
        theme_color: '#070a14',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        // What the terminal and the server say is never asked for here.
        globIgnores: ['**/{command,terminal,notices}-*.js'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/(healthz|readyz|metrics)$/],
        importScripts: ['/push.js'],
        cleanupOutdatedCaches: true,
        clientsClaim: true,
        skipWaiting: true,
      },
    }),
  ],
  css: { modules },
  // Components are written for React; Preact draws them, for a sixth of the weight (decision 18).
  resolve: { alias: { react: 'preact/compat' } },
  build: {
    target: 'es2023',
    // Nothing is put into the page as data: the CSP allows files of ours alone.
    assetsInlineLimit: 0,
    // Preloading writes into the page's head, which a Worker does not have.
    modulePreload: false,
    rolldownOptions: {
      // The bots' Worker is an entry beside the page, so that both share one copy of the rules.
      input: { index: 'index.html', 'bot-worker': 'src/play/bot-worker.ts' },
      output: {
        entryFileNames: ({ name }) => (name === 'bot-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
        // What every game is made of comes in one piece: many small ones weigh more than what one page leaves unused of it.
        advancedChunks: { groups: [{ name: 'kernel', test: /packages[\\/]kernel[\\/]src/ }] },
      },
    },
  },
  server: { proxy: { '/api': `http://127.0.0.1:${port}` } },
});

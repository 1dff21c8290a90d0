// What a browser test is given: people before screens of their own, and tables laid for them.
import { test as base } from '@playwright/test';
import { buildWeb, webFolder } from '../../../scripts/web.mjs';
import { prepared, type Wish } from './prepared.ts';
import { openServer } from './server.ts';
import { openSite } from './site.ts';
import { Visitor } from './visitor.ts';

export { expect } from '@playwright/test';

export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 360, height: 640 };
export const DESK = { width: 1440, height: 900 };

/** How a visitor arrives. */
interface Coming {
  readonly path?: string;
  readonly viewport?: { readonly width: number; readonly height: number };
  readonly lang?: string;
  readonly settings?: object;
  /** Tables the device keeps from the start. */
  readonly tables?: readonly { readonly id: string }[];
  readonly touch?: boolean;
  /** Has the service worker, which fetches ahead what is needed without a network: it takes a quarter of a short test's work. */
  readonly fetchesAhead?: boolean;
}

interface Given {
  /** Where people go. */
  home: string;
  /** Opens the site, as a new visitor sees it. */
  visit: (how?: Coming) => Promise<Visitor>;
  /** Lays a table on a new visitor's device and waits there for the question. */
  table: (wish: Wish, how?: Coming) => Promise<Visitor>;
}

/** Shared by all tests of a worker; the server has a port and a store of its own. */
interface Shared {
  /** The file of another list of games; empty for ours. */
  list: string;
  /** What every match on the server, and every table of a visitor's own, is dealt from. */
  seed: string;
  /** Where the app lies that was built with these games. */
  app: string;
  site: Awaited<ReturnType<typeof openSite>>;
  server: Awaited<ReturnType<typeof openServer>>;
}

/**
 * Runs in the page before anything of ours: its chance comes from a seed, so that a visitor is dealt the same tables each time. Where
 * the chance stands is kept on the device: after a reload other ids are drawn, as anywhere.
 */
function dealFrom(seed: string): void {
  const KEY = 'test.chance';
  const next = (): number => {
    const kept = localStorage.getItem(KEY);
    // FNV-1a turns the seed into a number, and mulberry32 goes on from there.
    let start = 0x811c9dc5;
    for (let i = 0; i < seed.length; i += 1) start = Math.imul(start ^ seed.charCodeAt(i), 0x01000193);
    const state = ((kept === null ? start : Number(kept)) + 0x6d2b79f5) | 0;
    localStorage.setItem(KEY, String(state));
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  crypto.getRandomValues = (array) => {
    const bytes = array as unknown as Uint8Array;
    for (let i = 0; i < bytes.length; i += 1) bytes[i] = next();
    return array;
  };
}

/** The app on its own, behind a strict policy, and no server to ask. */
export const test = base.extend<Given, Shared>({
  list: ['', { scope: 'worker', option: true }],
  seed: ['nightjar', { scope: 'worker', option: true }],
  app: [
    async ({ list }, use) => {
      // Ours was built before the tests began.
      if (list !== '' && (await buildWeb(list)) !== 0) throw new Error(`the web app was not built with ${list}`);
      await use(webFolder(list));
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ app }, use) => {
      const site = await openSite(app);
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ list, app, seed }, use) => {
      const server = await openServer({ list, app, seed });
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  home: ({ site }, use) => use(site.url),
  visit: async ({ browser, home, seed }, use) => {
    const people: Visitor[] = [];
    await use(async ({ path = '/', viewport = DESK, lang = 'en-GB', settings = {}, tables = [], ...how } = {}) => {
      const context = await browser.newContext({
        viewport,
        locale: lang,
        hasTouch: how.touch ?? false,
        reducedMotion: 'reduce',
        serviceWorkers: how.fetchesAhead ? 'allow' : 'block',
      });
      await context.addInitScript(dealFrom, `${seed} ${people.length}`);
      await context.addInitScript(
        ({ given, kept }) => {
          addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
            console.error(`policy: ${violatedDirective} ${blockedURI}`),
          );
          if (localStorage.getItem('nightjar.settings') !== null) return;
          localStorage.setItem('nightjar.settings', JSON.stringify(given));
          for (const table of kept) localStorage.setItem(`nightjar.table.${table.id}`, JSON.stringify(table));
        },
        { given: { motion: 'off', ...settings }, kept: tables },
      );
      const visitor = new Visitor(await context.newPage(), home);
      people.push(visitor);
      await visitor.go(path);
      return visitor;
    });
    await Promise.all(people.map(({ context }) => context.close()));
  },
  table: ({ visit }, use) =>
    use(async (wish, how) => {
      const laid = prepared(wish);
      const visitor = await visit({ ...how, path: `/here/${laid.id}`, tables: [laid] });
      await visitor.myTurn();
      return visitor;
    }),
});

/** Two people at a table they met at by its link. */
export interface Met {
  readonly mira: Visitor;
  readonly jonas: Visitor;
  readonly people: readonly Visitor[];
  readonly path: string;
}

interface GivenOnline {
  /** Opens this address as a visitor with a name. */
  come: (name: string, path: string, lang?: string) => Promise<Visitor>;
  /** Two people open a table of a game, and sit down at it. */
  meet: (game?: string) => Promise<Met>;
}

/** The same with the real server, where people meet. */
export const online = test.extend<GivenOnline>({
  home: ({ server }, use) => use(server.url),
  come: ({ visit }, use) => use((name, path, lang = 'en') => visit({ path, settings: { lang, name } })),
  meet: ({ come }, use) =>
    use(async (game = 'nocturne') => {
      const mira = await come('Mira', `/new/${game}?with=online`);
      await mira.page.getByRole('button', { name: 'Open the table' }).click();
      await mira.page.getByText('The table is set').waitFor();
      const { path } = mira;
      const jonas = await come('Jonas', path);
      await jonas.page.getByRole('button', { name: 'Join', exact: true }).click();
      // Where the game does not begin by itself, the host begins it.
      const start = mira.page.getByRole('button', { name: 'Start the game' });
      await mira.page.locator('.ask, .button[data-main]:enabled').first().waitFor();
      if ((await start.count()) > 0) await start.click({ timeout: 5000 }).catch(() => undefined);
      const people = [mira, jonas];
      for (const { page } of people) await page.locator('.ask').waitFor();
      return { mira, jonas, people, path };
    }),
});

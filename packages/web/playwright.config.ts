import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserPath, FLAGS } from '../../scripts/browser.mjs';

/** How long anything may take before it counts as not happening: generous, for two slow cores. */
const PATIENCE_MS = 60_000;

/**
 * Repeats what another test holds, for another size, language or hand. `npm run test:long` runs these too. Where
 * room is measured the short form has German, which is longer; where axe looks, each game has one size.
 */
const AGAIN = [
  'axe.test.* in de',
  'axe.test.* at the phone',
  'noctiluca-screen.*axe finds nothing.*( in de| at DESK)',
  'at a table of Noctiluca at \\w+ in en',
  'dominion-screen.*(LARGE|TABLET|ZOOMED)',
  'nocturion.*cut at the (large|sideways|zoomed|tablet)',
  'nocturion.*axe finds nothing at the desk',
  'kingdom.*no name is cut at the desk',
  'dominion is translated',
  'translated and has room at DESK',
  'a whole game of',
  'a whole game against a bot in Dusk',
  'played in German by',
  'dominion-cards.*(druid|poacher|tragic-hero)',
  'at a table at \\w+ in en',
  'beyond the screen at \\w+ in en',
  '(noctiluca|dominion|nocturion) and begins a game, in de',
  'says in de what it is',
  'how to play fits the desk',
  'waiting room, as host and as guest, in de',
  'a task stays in view.* at DESK',
  'screens.*(more pages|the rules|the lessons|the tables) lie well',
];

export default defineConfig({
  grepInvert: process.env['NIGHTJAR_TEST_LONG'] === undefined ? new RegExp(AGAIN.join('|')) : [],
  testDir: 'test',
  // Outside the packages: what lies there would count as a source of the app.
  outputDir: fileURLToPath(new URL('../../reports/browser', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 5 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS },
  reporter: '../../scripts/playwright-reporter.mjs',
  use: {
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    launchOptions: { executablePath: browserPath(), args: FLAGS },
    screenshot: 'only-on-failure',
    // Steps, console and network cost nothing; the page at every step would cost two fifths more: `--trace on` adds it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});

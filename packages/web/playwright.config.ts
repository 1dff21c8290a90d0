import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserPath, FLAGS } from '../../scripts/browser.mjs';

/** How long anything may take before it counts as not happening: generous, for two slow cores. */
const PATIENCE_MS = 60_000;

/** Says the same again for another size, language or hand. `NIGHTJAR_TEST_LONG=1 npm run test:web` runs these too. */
const AGAIN = [
  'axe.test.* in de',
  'noctiluca-screen.*axe finds nothing.* in de',
  'dominion-screen.*(LARGE|TABLET|ZOOMED)',
  'nocturion.*cut at the (large|sideways|zoomed)',
  'dominion is told',
  '(noctiluca|nocturion) is told.* DESK',
  'in Dusk is played by tap',
  'played in German by',
  'dominion-cards.*(druid|poacher|tragic-hero)',
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

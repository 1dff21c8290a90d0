import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { browserPath, FLAGS } from '../../scripts/browser.mjs';

/** How long anything may take before it counts as not happening: generous, for two slow cores. */
const PATIENCE_MS = 60_000;

export default defineConfig({
  testDir: 'test',
  // Outside the packages: what lies there would count as a source of the app.
  outputDir: fileURLToPath(new URL('../../reports/browser', import.meta.url)),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: Boolean(process.env['CI']),
  timeout: 5 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS },
  reporter: 'list',
  use: {
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    launchOptions: { executablePath: browserPath(), args: FLAGS },
    screenshot: 'only-on-failure',
    // Steps, console and network cost nothing; the page at every step would cost two fifths more: `--trace on` adds it.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
});

// Builds the web app and runs its browser tests against it, in a real Chromium. What is named is handed to Playwright.
import { BROWSER, meet, WHOLE_BROWSER } from './needs.mjs';
import { ready, run } from './ready.mjs';
import { buildWeb } from './web.mjs';

const uninstalled = await ready();
if (uninstalled !== 0) process.exit(uninstalled);
// A test that needs what could not be got fails and says so.
await meet([BROWSER, WHOLE_BROWSER], { isSilent: true });
const failed = await buildWeb();
if (failed !== 0) process.exit(failed);
await run('playwright', ['test', '--config', 'packages/web/playwright.config.ts', ...process.argv.slice(2)]);

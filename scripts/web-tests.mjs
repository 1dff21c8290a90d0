// Builds the web app and runs its browser tests against it, in a real Chromium. What is named is handed to Playwright.
import { run } from './ready.mjs';
import { buildWeb } from './web.mjs';

const failed = await buildWeb();
if (failed !== 0) process.exit(failed);
await run('playwright', ['test', '--config', 'packages/web/playwright.config.ts', ...process.argv.slice(2)]);

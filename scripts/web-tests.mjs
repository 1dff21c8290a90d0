// Builds the web app and runs its browser tests against it, in a real Chromium.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './ready.mjs';
import { buildWeb } from './web.mjs';

const failed = await buildWeb();
if (failed !== 0) process.exit(failed);

const folder = fileURLToPath(new URL('../packages/web/test/', import.meta.url));
const named = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.test.mjs'))
  .filter((file) => named.length === 0 || named.some((name) => file.includes(name)))
  .map((file) => `packages/web/test/${file}`);
await run('node', ['--test', '--test-concurrency=1', ...files]);

// Builds the web app and runs its browser tests against it, in a real Chromium.
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { collect, ready, run } from './ready.mjs';

const failed = await ready();
if (failed !== 0) process.exit(failed);

const { code, output } = await collect('npm', ['run', '--silent', 'build', '-w', '@nightjar/web']);
if (code !== 0) {
  console.error(output);
  process.exit(code);
}

const folder = fileURLToPath(new URL('../packages/web/test/', import.meta.url));
const named = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.test.mjs'))
  .filter((file) => named.length === 0 || named.some((name) => file.includes(name)))
  .map((file) => `packages/web/test/${file}`);
await run('node', ['--test', '--test-concurrency=1', ...files]);

// Mutates the sources of one package and tells which mutants its tests let live: `npm run mutate -- noctiluca`.
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { run } from './ready.mjs';

const PACKAGES = new URL('../packages/', import.meta.url);

const [name, ...args] = process.argv.slice(2);
const known = readdirSync(fileURLToPath(PACKAGES)).filter((folder) => existsSync(new URL(`${folder}/src`, PACKAGES)));
if (name === undefined || !known.includes(name)) {
  console.error(`usage: npm run mutate -- <package> [Stryker's options]; there are ${known.join(', ')}`);
  process.exit(2);
}

process.env['NIGHTJAR_MUTATE'] = name;
await run('stryker', ['run', ...args]);

// Builds the web app when what it is made of has changed. Safe to run twice at once.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collect, locked, ready } from './ready.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const STAMP = join(ROOT, 'packages', 'web', 'dist', '.built');
const SOURCES = ['packages', 'docs/rules', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', 'screenshots', 'test', 'server', 'cli', 'lab', 'testing']);

/**
 * @param {string} path
 * @returns {string[]}
 */
function files(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !name.includes('.test.'))
    .toSorted()
    .flatMap((name) => files(join(path, name)));
}

function wanted() {
  const hash = createHash('sha256');
  for (const source of SOURCES)
    for (const file of files(join(ROOT, source))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Makes sure that packages/web/dist is built from what is here; the exit code of a failed build, else 0. */
export async function buildWeb() {
  const failed = await ready();
  if (failed !== 0) return failed;
  return locked(async () => {
    const stamp = wanted();
    if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return 0;
    process.stderr.write('nightjar: building the web table …\n');
    const { code, output } = await collect('npm', ['run', '--silent', 'build', '-w', '@nightjar/web']);
    if (code === 0) writeFileSync(STAMP, stamp);
    else process.stderr.write(`${output}\nnightjar: the web table could not be built\n`);
    return code;
  });
}

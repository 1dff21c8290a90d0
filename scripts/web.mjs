// Builds the web app when what it is made of has changed. Safe to run twice at once.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { collect, locked, ready } from './ready.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const WEB = join(ROOT, 'packages', 'web');
const STAMP = join(WEB, 'dist', '.built');
const SOURCES = ['packages', 'docs/rules', 'package-lock.json'];
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'screenshots', 'test', 'server', 'cli', 'lab', 'testing']);

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

/**
 * Where the web app is built with a list of games: ours, or the one in this file.
 * @param {string} [list]
 */
export function webFolder(list = '') {
  if (list === '') return join(WEB, 'dist');
  return join(WEB, '.cache', createHash('sha256').update(resolve(list)).digest('hex').slice(0, 16), 'dist');
}

/**
 * Makes sure that the web app is built from what is here; the exit code of a failed build, else 0. What another list of
 * games leads to is not known, so with one it is always built anew.
 * @param {string} [list]
 */
export async function buildWeb(list = '') {
  const failed = await ready();
  if (failed !== 0) return failed;
  return locked(async () => {
    const stamp = wanted();
    if (list === '' && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return 0;
    process.stderr.write('nightjar: building the web table …\n');
    const place = ['--outDir', webFolder(list), '--emptyOutDir'];
    const games = list === '' ? '' : resolve(list);
    const { code, output } = await collect('npm', ['run', '--silent', 'build', '-w', '@nightjar/web', '--', ...place], {
      NIGHTJAR_GAMES: games,
    });
    if (code !== 0) process.stderr.write(`${output}\nnightjar: the web table could not be built\n`);
    else if (list === '') writeFileSync(STAMP, stamp);
    return code;
  });
}

// The files that a document shows, so that what people read is what is run: a block of code that begins with ```ts file=name.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BLOCK = /^```\w+ file=(\S+)\n(.*?)^```$/gms;

/**
 * The names and texts of the files that a document shows.
 * @param {string} document Its place in the repository.
 * @returns {ReadonlyMap<string, string>}
 */
export function shownIn(document) {
  const text = readFileSync(join(ROOT, document), 'utf8');
  return new Map([...text.matchAll(BLOCK)].map(([, name = '', code = '']) => [name, code]));
}

/**
 * Writes the files that a document shows where they find our packages, or into a folder of the caller's; the folder.
 * @param {string} document
 * @param {string} [folder]
 */
export function writeShown(
  document,
  folder = join(ROOT, '.cache', 'shown', basename(dirname(document)), basename(document, '.md')),
) {
  mkdirSync(folder, { recursive: true });
  for (const [name, code] of shownIn(document)) {
    // In one go: another process may be reading it.
    const fresh = join(folder, `.${name}.${process.pid}`);
    writeFileSync(fresh, code);
    renameSync(fresh, join(folder, name));
  }
  return folder;
}

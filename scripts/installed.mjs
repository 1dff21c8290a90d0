// What lies in node_modules, and whether that is what package-lock.json asks for. Imports nothing but Node, as ready.mjs.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const WINDOWS = process.platform === 'win32';

/** npm sets a package aside under such a name while it puts another in its place; one that is left was never replaced. */
const ASIDE = /^\.(.+)-[A-Za-z0-9]{8}$/;

/** @param {string} root */
const stampFile = (root) => join(root, 'node_modules', '.nightjar-ready');

/** @param {string} root */
function wanted(root) {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return `${createHash('sha256').update(lockfile).digest('hex')} ${process.platform}-${process.arch}`;
}

/** @param {string} root */
export function nodeArrived(root) {
  return existsSync(join(root, 'node_modules', 'node', 'bin', WINDOWS ? 'node.exe' : 'node'));
}

/**
 * Whether an install came to its end and nothing has gone since. It looks once into the folder of each package and no
 * deeper, so that it can be asked before every command.
 * @param {string} root
 */
export function isInstalled(root) {
  try {
    const [asked, ...lines] = readFileSync(stampFile(root), 'utf8').trimEnd().split('\n');
    if (asked !== wanted(root) || !nodeArrived(root)) return false;
    const packages = lines.map((line) => line.split(' ')).map(([entries, place = '']) => ({ entries, place }));
    return (
      packages.every(({ entries, place }) => readdirSync(join(root, place)).length >= Number(entries)) &&
      !isAnySetAside(root, new Set(packages.map(({ place }) => place)))
    );
  } catch {
    return false;
  }
}

/**
 * @param {string} root
 * @param {ReadonlySet<string>} places
 */
function isAnySetAside(root, places) {
  const folders = new Set([...places].map((place) => dirname(place)));
  return [...folders].some((folder) =>
    readdirSync(join(root, folder)).some((name) => places.has(`${folder}/${ASIDE.exec(name)?.[1]}`)),
  );
}

/**
 * Writes down that an install came to its end: for which lockfile and platform, and how much is in each package's folder.
 * @param {string} root
 */
export function stamp(root) {
  /** @type {{ packages?: Record<string, { link?: boolean }> }} */
  const { packages = {} } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const lines = Object.entries(packages)
    // Optional packages for other platforms are not there.
    .filter(([place]) => place.includes('node_modules/') && existsSync(join(root, place)))
    // What a link leads to is ours and may change.
    .map(([place, { link }]) => `${link ? 0 : readdirSync(join(root, place)).length} ${place}`);
  const fresh = `${stampFile(root)}.${process.pid}`;
  writeFileSync(fresh, `${[wanted(root), ...lines].join('\n')}\n`);
  renameSync(fresh, stampFile(root));
}

/**
 * From now on nothing counts as installed.
 * @param {string} root
 */
export function unstamp(root) {
  rmSync(stampFile(root), { force: true });
}

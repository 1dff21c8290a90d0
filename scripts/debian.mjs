// Debian's packages: installed where we are root, else unpacked into .cache, which needs no rights at all.
// It runs on a bare Node 20, so it imports nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './ready.mjs';

/** Whether packages of Debian or a system made from it can be had here. */
export function isDebian() {
  try {
    return existsSync('/usr/bin/apt-get') && /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}

/**
 * @param {string} command
 * @param {readonly string[]} args
 * @param {string} [folder]
 */
function run(command, args, folder = '/') {
  const { status, error, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', LC_ALL: 'C' },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status === 0) return stdout;
  throw new Error(`${command} failed with exit code ${status}\n${[error?.message, stderr].filter(Boolean).join('\n')}`);
}

/**
 * Installs packages; what is older or missing in the lists of this machine is looked up anew.
 * @param {readonly string[]} packages
 */
export async function installAsRoot(packages) {
  run('apt-get', ['update']);
  run('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** The folder these packages are unpacked into. @param {string} name */
export const unpackedFolder = (name) => join(ROOT, '.cache', `debian-${name}`);

/**
 * Downloads packages and all they need that is not installed here, and unpacks them into a folder of that name.
 * `prepare` finishes it before it stands there, so that a folder is always whole.
 * @param {string} name
 * @param {readonly string[]} packages
 * @param {(folder: string) => void} prepare
 */
export async function unpackHere(name, packages, prepare) {
  const folder = unpackedFolder(name);
  if (existsSync(folder)) return;
  const making = `${folder}.${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  const lists = join(making, 'lists');
  const archives = join(making, 'archives');
  const unpacked = join(making, 'unpacked');
  for (const place of [join(lists, 'partial'), join(archives, 'partial'), unpacked])
    mkdirSync(place, { recursive: true });
  // The lists and the cache are our own; what is installed is read from the machine, and never changed.
  const state = [`State=${making}`, `State::Lists=${lists}`, 'State::status=/var/lib/dpkg/status'];
  const places = [...state, `Cache=${making}`, `Cache::Archives=${archives}`];
  const apt = ['-o', 'Debug::NoLocking=1', ...places.flatMap((place) => ['-o', `Dir::${place}`])];
  try {
    run('apt-get', [...apt, 'update']);
    const plan = run('apt-get', [...apt, 'install', '-y', '--no-install-recommends', '--print-uris', ...packages]);
    // 'http://…/chromium_1.0_amd64.deb' chromium_1.0_amd64.deb 81157036 SHA256:…
    const missing = [...plan.matchAll(/^'[^']+' ([^_\s]+)_/gm)].map(([, its]) => its ?? '');
    run('apt-get', [...apt, 'download', ...new Set([...packages, ...missing])], archives);
    const debs = readdirSync(archives).filter((file) => file.endsWith('.deb'));
    for (const deb of debs) run('dpkg-deb', ['-x', join(archives, deb), unpacked]);
    prepare(unpacked);
    renameSync(unpacked, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

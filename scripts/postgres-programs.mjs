// The programs of a PostgreSQL for tests: found on this machine, or fetched.
// It runs on a bare Node 20, so it imports nothing but Node.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { installAsRoot, isDebian } from './debian.mjs';
import { fetchPackage, PLATFORM, POSTGRES_PACKAGES, packageFolder } from './npm-package.mjs';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;
const EXE = process.platform === 'win32' ? '.exe' : '';

/** PostgreSQL refuses to run as root: its own user if there is one, else nobody. */
export function unprivileged() {
  if (process.getuid?.() !== 0) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => /^(postgres|nobody):/.test(entry));
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':').map(Number);
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
}

/** The npm package for this platform, if there is one. */
const fetched = POSTGRES_PACKAGES[PLATFORM];

/** @param {string} folder */
function isUsable(folder) {
  if (!['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name + EXE)))) return false;
  const { stdout } = spawnSync(join(folder, 'initdb'), ['--version'], {
    ...unprivileged(),
    cwd: '/',
    encoding: 'utf8',
  });
  return Number(/\d+/.exec(stdout ?? '')?.[0]) >= OLDEST;
}

/** @type {string | null} */
let known = null;

/** The folder with `initdb` and `pg_ctl`: one in the PATH, the newest of Debian's, or what was fetched; null if there is none. */
export function findPostgres() {
  if (known !== null) return known;
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(fetched === undefined ? [] : [join(packageFolder(fetched), 'native', 'bin')]),
  ];
  known = folders.find(isUsable) ?? null;
  return known;
}

/** The ways to get it here, the first that works is taken. */
export const postgresSources = () => [
  ...(isDebian() && process.getuid?.() === 0
    ? [{ name: "Debian's package", get: () => installAsRoot(['postgresql']) }]
    : []),
  ...(fetched === undefined
    ? []
    : [{ name: `the npm package ${fetched.name}`, get: () => fetchPackage(fetched, linkLibraries) }]),
];

/** A tarball carries no links, so the package lists those of its libraries. @param {string} folder */
async function linkLibraries(folder) {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) symlinkSync(basename(source), join(folder, target));
}

export const POSTGRES_MISSING =
  `install PostgreSQL ${OLDEST} or newer so that initdb and pg_ctl are in the PATH, ` +
  'or name a server with DATABASE_URL_TEST=postgres://…';

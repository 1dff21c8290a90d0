// A PostgreSQL for tests: found on this machine or installed, started as an unprivileged user in a folder of its own.
// It runs on a bare Node 20, so it imports nothing but Node.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const DEBIAN = '/usr/lib/postgresql';
const USER = 'nightjar';
const START_MS = 60_000;

/** The folder with `initdb` and `pg_ctl`; null if there is none. The newest of Debian's comes after the PATH. */
function findPostgres() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => ['initdb', 'pg_ctl'].every((name) => existsSync(join(folder, name)))) ?? null;
}

const isRoot = () => process.getuid?.() === 0;

/** Installs PostgreSQL where this machine lets us; says how to otherwise. Gives back the folder of its programs. */
export function ensurePostgres() {
  const found = findPostgres();
  if (found !== null) return found;
  if (isRoot() && existsSync('/usr/bin/apt-get')) {
    process.stderr.write('nightjar: installing PostgreSQL for the tests, this happens once …\n');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'postgresql']]) {
      const { status, stderr } = spawnSync('apt-get', args, { env, encoding: 'utf8' });
      if (status !== 0) process.stderr.write(`${stderr}\n`);
    }
  }
  const installed = findPostgres();
  if (installed !== null) return installed;
  throw new Error(
    'these tests need PostgreSQL 15 or newer: install it so that initdb and pg_ctl are in the PATH, ' +
      'or name a server with DATABASE_URL_TEST=postgres://…',
  );
}

/** PostgreSQL refuses to run as root: its own user if there is one, else nobody. */
function unprivileged() {
  if (!isRoot()) return {};
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => /^(postgres|nobody):/.test(entry));
  const [, , uid, gid] = (line ?? 'nobody:x:65534:65534').split(':').map(Number);
  return { uid: uid ?? 65_534, gid: gid ?? 65_534 };
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {string} folder
 */
function run(program, args, folder) {
  const { status, error, stdout, stderr } = spawnSync(join(ensurePostgres(), program), args, {
    ...unprivileged(),
    cwd: folder,
    env: { PATH: process.env['PATH'] ?? '', HOME: folder, LC_ALL: 'C' },
    // A server that goes on running must not hold our pipes open.
    stdio: program === 'pg_ctl' ? 'ignore' : 'pipe',
    encoding: 'utf8',
  });
  if (status === 0) return;
  const log = join(folder, 'log');
  const said = [error?.message, stdout, stderr, existsSync(log) ? readFileSync(log, 'utf8') : ''];
  throw new Error(`${program} failed with exit code ${status}\n${said.filter(Boolean).join('\n')}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * Starts a server in this folder; the address of its first database. Nothing in it outlives the tests, so it never
 * waits for the disk.
 * @param {string} folder
 */
async function startIn(folder) {
  const { uid, gid } = unprivileged();
  const data = join(folder, 'data');
  chmodSync(folder, 0o755);
  mkdirSync(data, { mode: 0o700 });
  if (uid !== undefined && gid !== undefined) for (const path of [folder, data]) chownSync(path, uid, gid);
  run('initdb', ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], folder);
  const port = await freePort();
  const options = `-p ${port} -h 127.0.0.1 -k ${folder} -F -c max_connections=200`;
  run('pg_ctl', ['start', '-w', '-t', '60', '-D', data, '-l', join(folder, 'log'), '-o', options], folder);
  return `postgres://${USER}@127.0.0.1:${port}/postgres`;
}

/**
 * The server of this folder: whoever asks first starts it, the others wait for it.
 * @param {string} folder
 * @returns {Promise<string>} its address
 */
export async function sharedPostgres(folder) {
  const ready = join(folder, 'address');
  try {
    mkdirSync(join(folder, 'starting'));
  } catch {
    for (const end = Date.now() + START_MS; !existsSync(ready); await pause(50)) {
      if (existsSync(join(folder, 'failed'))) throw new Error(readFileSync(join(folder, 'failed'), 'utf8'));
      if (Date.now() > end) throw new Error('PostgreSQL did not start in time');
    }
    return readFileSync(ready, 'utf8');
  }
  try {
    const server = join(folder, 'server');
    mkdirSync(server);
    const address = await startIn(server);
    writeFileSync(`${ready}.new`, address);
    renameSync(`${ready}.new`, ready);
    return address;
  } catch (error) {
    writeFileSync(join(folder, 'failed'), error instanceof Error ? error.message : String(error));
    throw error;
  }
}

/**
 * Stops the server of this folder without a word to anybody, as a crash would, and starts it again.
 * @param {string} folder
 */
export function crashPostgres(folder) {
  const server = join(folder, 'server');
  const data = join(server, 'data');
  run('pg_ctl', ['restart', '-w', '-t', '60', '-m', 'immediate', '-D', data, '-l', join(server, 'log')], server);
}

/**
 * Stops the server of this folder, if there is one, and removes the folder.
 * @param {string} folder
 */
export function removePostgres(folder) {
  const server = join(folder, 'server');
  if (existsSync(join(server, 'data', 'postmaster.pid'))) {
    run('pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', join(server, 'data')], server);
  }
  rmSync(folder, { recursive: true, force: true });
}

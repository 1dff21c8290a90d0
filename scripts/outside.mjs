// The packages as their users have them: installed from their tarballs by plain npm, in a folder outside the repository.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pack } from './pack.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The environment of a user who has Node and npm, and nothing of ours. */
function outsideEnv() {
  const ours = (/** @type {string} */ key) => /^(npm_|node_|init_cwd$|vitest)/i.test(key);
  const path = (process.env['PATH'] ?? '').split(delimiter).filter((entry) => !entry.includes('node_modules'));
  const env = Object.entries(process.env).filter(([key]) => !ours(key));
  return { ...Object.fromEntries(env), PATH: path.join(delimiter) };
}

/**
 * Runs a command out there; what it wrote to stdout. Whatever else it does is a failure.
 * @param {string} cwd
 * @param {string} command
 * @param {readonly string[]} args
 */
export function outside(cwd, command, args) {
  const { status, stdout, stderr, error } = spawnSync(command, args, { cwd, env: outsideEnv(), encoding: 'utf8' });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}\n${stderr}`);
  return stdout;
}

/** Packs everything and installs it in an empty folder, without asking any registry. */
export async function installOutside() {
  const home = realpathSync(mkdtempSync(join(tmpdir(), 'nightjar-outside-')));
  const packed = join(home, 'packed');
  const folder = join(home, 'empty');
  const tarballs = await pack(packed);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), '{ "name": "outside", "private": true, "type": "module" }\n');
  // What the packages need from others would come from a registry; here it is packed from what is installed.
  const zod = join(ROOT, 'node_modules', 'zod');
  outside(packed, 'npm', ['pack', '--silent', '--ignore-scripts', zod]);
  const others = readdirSync(packed).filter((name) => /^zod-.*\.tgz$/.test(name));
  const all = [...tarballs, ...others.map((name) => join(packed, name))];
  outside(folder, 'npm', ['install', '--offline', '--ignore-scripts', '--no-audit', '--no-fund', ...all]);
  return {
    /** Where they are installed. */
    folder,
    /** Where the tarballs lie, and each package in a folder of its own name. */
    packed,
    remove: () => rmSync(home, { recursive: true }),
  };
}

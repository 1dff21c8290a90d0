// Finds a Chromium for tests and screenshots, and opens it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unpackedFolder } from './debian.mjs';
import { CHROMIUM_PACKAGES, PLATFORM, packageFolder } from './npm-package.mjs';

/** Headless as root too, and silent: nothing of its own goes over the network. */
export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const MACS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];

/** Where installers put browsers. @type {Partial<Record<NodeJS.Platform, () => string[]>>} */
const INSTALLED = {
  linux: () => [...NAMES.flatMap(inPath), '/opt/google/chrome/chrome', '/opt/microsoft/msedge/msedge'],
  darwin: () =>
    ['/Applications', join(homedir(), 'Applications')].flatMap((folder) =>
      MACS.map((name) => join(folder, `${name}.app`, 'Contents', 'MacOS', name)),
    ),
  win32: () =>
    [process.env['PROGRAMFILES'], process.env['PROGRAMFILES(X86)'], process.env['LOCALAPPDATA']].flatMap((folder) =>
      folder === undefined ? [] : WINDOWS.map((parts) => join(folder, ...parts)),
    ),
};

/** Debian's folder is looked into even where the PATH leaves it out. @param {string} name */
function inPath(name) {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter).filter(Boolean), '/usr/bin'];
  return [...new Set(folders)].map((folder) => join(folder, name));
}

/** Where Playwright puts the Chromium of its own version. */
function playwrights() {
  try {
    const { chromium } = createRequire(import.meta.url)('@playwright/test');
    return [chromium.executablePath()];
  } catch {
    return [];
  }
}

/** In the order of preference: without a window to draw a headless shell needs a quarter less work, but it shows no notifications. */
const shells = () => {
  const fetched = CHROMIUM_PACKAGES[PLATFORM];
  return {
    first: [...inPath('chromium-headless-shell'), join(unpackedFolder('chromium'), 'headless-shell')],
    last: fetched === undefined ? [] : [join(packageFolder(fetched), 'headless-shell')],
  };
};
const whole = () => [
  ...(INSTALLED[process.platform]?.() ?? []),
  ...playwrights(),
  join(unpackedFolder('chromium'), 'chromium'),
];

/** A browser may be there and still not start: without its libraries, or as a stub of a distribution. @param {string} path */
function starts(path) {
  if (!existsSync(path)) return false;
  // On Windows it would open a window to say its version.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 30_000 }).status === 0;
}

/** @type {Map<string, string>} */
const known = new Map();

/**
 * @param {string} kind
 * @param {() => readonly string[]} places
 */
function find(kind, places) {
  const path = known.get(kind) ?? places().find(starts);
  if (path !== undefined) known.set(kind, path);
  return path ?? null;
}

/** CHROMIUM_PATH names one, and no other is looked for then. */
const named = () => process.env['CHROMIUM_PATH'] || null;

/** The path of a browser that shows the app; null if there is none. */
export const findBrowser = () => named() ?? find('any', () => [...shells().first, ...whole(), ...shells().last]);

/** That of one which does all that people's browsers do, notifications too. */
export const findWholeBrowser = () => {
  const path = named();
  return path !== null && !/headless.shell/.test(path) ? path : find('whole', whole);
};

export const BROWSER_MISSING = 'install Chrome, Edge or Chromium, or set CHROMIUM_PATH to where one is';

/** @param {string | null} path */
function existing(path) {
  if (path === null) throw new Error(`nightjar: no browser was found: ${BROWSER_MISSING}`);
  return path;
}

export const browserPath = () => existing(findBrowser());
export const wholeBrowserPath = () => existing(findWholeBrowser());

export async function openBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: browserPath(), args: FLAGS });
}

// Finds a Chromium for tests and screenshots, and opens it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Without a window to draw it needs a quarter less work, but it shows no notifications. */
const SHELL = '/usr/bin/chromium-headless-shell';
const WHOLE = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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

/** @param {readonly string[]} places */
const found = (places) =>
  [process.env['CHROMIUM_PATH'] ?? '', ...places].find((path) => path !== '' && existsSync(path));

const isDebian = () => {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

/** The browser's path; on Debian as root it is installed where it is missing. */
export const browserPath = () => pathOf([SHELL, ...WHOLE], ['chromium-headless-shell', 'chromium']);

/** That of one which does all that people's browsers do. */
export const wholeBrowserPath = () => pathOf(WHOLE, ['chromium']);

/**
 * @param {readonly string[]} places
 * @param {readonly string[]} packages Debian's, the first that is to be had.
 */
function pathOf(places, packages) {
  const path = found(places);
  if (path !== undefined) return path;
  if (isDebian() && process.getuid?.() === 0) {
    process.stderr.write('nightjar: installing chromium, this happens once …\n');
    const run = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    run('update');
    for (const name of packages)
      if (found(places) === undefined) run('install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core');
  }
  const installed = found(places);
  if (installed !== undefined) return installed;
  throw new Error('nightjar: no Chromium found. Install one, or set CHROMIUM_PATH to where it is.');
}

export async function openBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: browserPath(), args: FLAGS });
}

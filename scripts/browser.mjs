// Finds a Chromium for tests and screenshots, and opens it.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** The shell needs a fifth less work, but shows no notifications: it is the last choice. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium-headless-shell',
];

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

const found = () => [process.env['CHROMIUM_PATH'] ?? '', ...PLACES].find((path) => path !== '' && existsSync(path));

const isDebian = () => {
  try {
    return /^ID(_LIKE)?=.*debian/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
};

/** The browser's path; on Debian as root it is installed where it is missing. */
export function browserPath() {
  const path = found();
  if (path !== undefined) return path;
  if (isDebian() && process.getuid?.() === 0) {
    process.stderr.write('nightjar: installing chromium, this happens once …\n');
    const run = (/** @type {string[]} */ ...args) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'ignore', 'inherit'] });
    run('update');
    for (const name of ['chromium', 'chromium-headless-shell'])
      if (found() === undefined) run('install', '-y', '--no-install-recommends', name, 'fonts-dejavu-core');
  }
  const installed = found();
  if (installed !== undefined) return installed;
  throw new Error('nightjar: no Chromium found. Install one, or set CHROMIUM_PATH to where it is.');
}

export async function openBrowser() {
  const { chromium } = await import('@playwright/test');
  return chromium.launch({ executablePath: browserPath(), args: FLAGS });
}

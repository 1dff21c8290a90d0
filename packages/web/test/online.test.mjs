import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { openBrowser } from '../../../scripts/browser.mjs';
import { answer, axe, myTurn } from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

const MAIN = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));
const data = mkdtempSync(join(tmpdir(), 'nightjar-'));

/** @type {import('playwright-core').Browser} */
let browser;
/** @type {Awaited<ReturnType<typeof openServer>>} */
let server;

/** A real server on a store of its own; on a given port when it comes back. @param {number} [port] */
async function openServer(port = 0) {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      NIGHTJAR_DATA: data,
      LOG_LEVEL: 'error',
      NIGHTJAR_DRAIN_MS: '200',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text) => {
      const said = /nightjar: (http\S+)/.exec(text);
      if (said !== null) resolve(said[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    url,
    port: Number(new URL(url).port),
    close: () =>
      new Promise((resolve) => {
        child.removeAllListeners('exit');
        child.once('exit', () => resolve(undefined));
        child.kill('SIGTERM');
      }),
  };
}

before(async () => {
  [browser, server] = await Promise.all([openBrowser(), openServer()]);
});
after(async () => {
  await browser.close();
  await server.close();
  rmSync(data, { recursive: true, force: true });
});

/** Somebody with a browser of their own. @param {string} name @param {string} path */
async function visitor(name, path) {
  const context = await browser.newContext({
    locale: 'en-GB',
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
  });
  await context.addInitScript(
    (settings) => {
      if (localStorage.getItem('nightjar.settings') === null) localStorage.setItem('nightjar.settings', settings);
    },
    JSON.stringify({ lang: 'en', motion: 'off', name }),
  );
  const page = await context.newPage();
  await page.goto(server.url + path);
  return { context, page };
}

const casts = (/** @type {string[]} */ texts) => texts.find((text) => text.startsWith('cast')) ?? texts[0];

test('two people meet by a link and play on through a reload, a lost connection and a restart', {
  timeout: 240_000,
}, async () => {
  const mira = await visitor('Mira', '/new/nocturne?with=online');
  await mira.page.getByRole('button', { name: 'Open the table' }).click();
  await mira.page.waitForURL(/\/table\//);
  await mira.page.getByText('The table is set').waitFor();
  assert.deepEqual(await axe(mira.page), []);
  const path = new URL(mira.page.url()).pathname;

  const jonas = await visitor('Jonas', path);
  await jonas.page.getByRole('button', { name: 'Sit down' }).click();
  const start = mira.page.getByRole('button', { name: 'Start the game' });
  await Promise.race([start.click(), mira.page.locator('.ask').waitFor()]);
  const pages = [mira.page, jonas.page];
  for (const page of pages) await page.locator('.ask').waitFor();

  /** Lets whoever is asked answer, so many times. @param {number} times */
  const play = async (times) => {
    for (let i = 0; i < times; i += 1) {
      const asked = await Promise.race(pages.map((page) => myTurn(page).then(() => page)));
      await answer(asked, casts);
    }
  };
  const seqs = () => Promise.all(pages.map((page) => page.locator('.ask').getAttribute('data-seq')));
  /** Both see the same table. */
  const level = async () => {
    for (let i = 0; i < 100; i += 1) {
      const [a, b] = await seqs();
      if (a === b) return a;
      await mira.page.waitForTimeout(50);
    }
    return assert.fail(`one table, two pictures: ${(await seqs()).join(' and ')}`);
  };

  await play(4);
  await level();
  await jonas.page.reload();
  await jonas.page.locator('.ask').waitFor();
  await play(2);

  await mira.context.setOffline(true);
  await mira.context.setOffline(false);
  await play(2);
  await level();

  const { port } = server;
  await server.close();
  server = await openServer(port);
  await play(4);
  assert.ok(Number(await level()) > 10);

  const watcher = await visitor('Wren', path);
  await watcher.page.locator('.ask').waitFor();
  assert.equal(await watcher.page.locator('.mine').count(), 0, 'a spectator holds nothing');
  assert.equal(await watcher.page.locator('[data-answer], [data-answers]').count(), 0, 'and is asked nothing');
});

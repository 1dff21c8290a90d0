import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { answer, myTurn, quickGame, seqOf, useBrowser, visit } from './browser.mjs';

useBrowser();

test('a new visitor is in a running game after one click, under a strict policy and without another origin', async () => {
  const { page, troubles } = await visit();
  await quickGame(page);
  assert.match(page.url(), /\/here\/\w+$/);
  assert.notEqual(await page.locator('.q').innerText(), '');
  await answer(page);
  assert.deepEqual(troubles, []);
});

test('text and titles stand in faces of our own', async () => {
  const { page } = await visit();
  await page.locator('.poster').first().waitFor();
  const loaded = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''));
  });
  assert.ok(loaded.includes('Fraunces Variable') && loaded.includes('Inter Variable'), loaded.join());
});

test('a game is at hand with at most 200 KB of script, and no other game is loaded', async () => {
  const { page, context } = await visit({ path: '/join', isBare: true });
  /** @type {Map<string, number>} */
  const sizes = new Map();
  /** @type {Promise<void>[]} */
  const weighed = [];
  const weigh = async (/** @type {import('playwright-core').Response} */ response) => {
    if (!response.url().endsWith('.js')) return;
    const body = await response.body().catch(() => null);
    if (body !== null) sizes.set(new URL(response.url()).pathname, gzipSync(body).length);
  };
  context.on('response', (response) => void weighed.push(weigh(response)));
  await page.goto(new URL('/', page.url()).href);
  await quickGame(page);
  await Promise.all(weighed);
  const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  const names = [...sizes.keys()].join(' ');
  assert.ok(sizes.size > 3, 'scripts were seen');
  assert.ok(total <= 200 * 1024, `${Math.round(total / 1024)} KB of script: ${JSON.stringify([...sizes])}`);
  assert.doesNotMatch(names, /rules-page|profile/, 'other pages wait until they are asked for');
  assert.doesNotMatch(names, /noctiluca|nocturion|dominion/, 'other games wait until they are asked for');
});

test('a game goes on where it was after a reload, and stands in the continue strip', async () => {
  const { page } = await visit();
  await quickGame(page);
  await answer(page);
  await myTurn(page);
  const before = { question: await page.locator('.q').innerText(), seq: await seqOf(page) };
  await page.reload();
  await myTurn(page);
  assert.deepEqual({ question: await page.locator('.q').innerText(), seq: await seqOf(page) }, before);
  await page.goto(new URL('/', page.url()).href);
  await page.locator('.cont a').first().click();
  await myTurn(page);
  assert.equal(await seqOf(page), before.seq);
});

test('a game against bots goes on without a network, and so does a reload', async () => {
  const { page, context } = await visit();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await quickGame(page);
  await answer(page);
  await myTurn(page);
  const seq = await seqOf(page);
  await page.reload();
  await myTurn(page);
  assert.equal(await seqOf(page), seq);
  await answer(page);
  await myTurn(page);
  assert.ok((await seqOf(page)) > seq);
});

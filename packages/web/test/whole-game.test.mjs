import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, axe, myTurn, quickGame, useBrowser, visit } from './browser.mjs';

useBrowser();

/** Plays to the end through the list of answers. @param {import('playwright-core').Page} page */
async function finish(page) {
  for (let i = 0; i < 400; i += 1) {
    await myTurn(page);
    if ((await page.locator('.end').count()) > 0) return;
    await answer(page, (texts) => texts.find((text) => text.startsWith('cast')) ?? texts[0]);
  }
  assert.fail('the game did not end');
}

test('a solo game is played to its score through the list of answers alone', { timeout: 240_000 }, async () => {
  const { page, troubles } = await visit({ path: '/new/nocturne?with=solo', settings: { lang: 'en', motion: 'off' } });
  await page.getByRole('button', { name: 'Start' }).click();
  await finish(page);
  assert.match(await page.locator('.won h1').innerText(), /\d+ points/);
  await page.locator('.chart').waitFor();
  assert.deepEqual(await axe(page), []);
  await page.locator('.paper tbody button').first().click();
  await page.locator('.sum .rule').waitFor();
  await page.getByRole('button', { name: 'Play again' }).click();
  await myTurn(page);
  assert.deepEqual(troubles, []);
});

test('between two people at one device a screen hides what each of them holds', async () => {
  const { page } = await visit({ path: '/new/nocturne?with=here', settings: { lang: 'en', motion: 'off' } });
  await page.getByRole('button', { name: 'Start' }).click();
  await page.locator('.hand-over').waitFor();
  assert.equal(await page.locator('.mine').count(), 0);
  assert.deepEqual(await axe(page), []);
  await page.locator('.hand-over button').click();
  await answer(page, (texts) => texts.find((text) => text.startsWith('cast')) ?? 'pass');
  await page.locator('.hand-over').waitFor();
});

test('a game against bots goes on without a network, and so does a reload', async () => {
  const { page, context } = await visit({ settings: { lang: 'en', motion: 'off' } });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await page.reload();
  await quickGame(page);
  await answer(page, (texts) => texts.find((text) => text.startsWith('cast')) ?? 'pass');
  await myTurn(page);
  const seq = await page.locator('.ask').getAttribute('data-seq');
  await page.reload();
  await myTurn(page);
  assert.equal(await page.locator('.ask').getAttribute('data-seq'), seq);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, finish, moved, myTurn, posterOf, seqOf, useBrowser, visit } from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

useBrowser();

test('a solo game is played to its score through the list of answers alone', async () => {
  const { page, troubles } = await visit({ path: '/new/nocturne?with=solo' });
  await page.getByRole('button', { name: 'Start' }).click();
  await finish(page);
  assert.match(await page.locator('.won h1').innerText(), /\d+ points/);
  await page.locator('.chart').waitFor();
  const total = Number(await page.locator('.paper tfoot td').innerText());
  const lines = await page.locator('.paper tbody td button').allInnerTexts();
  assert.equal(
    lines.reduce((sum, points) => sum + Number(points.replace('−', '-')), 0),
    total,
    'the sum is right',
  );
  await page.locator('.paper tbody button').first().click();
  await page.locator('.sum .rule').waitFor();
  await page.goto(new URL('/profile', page.url()).href);
  assert.match(await page.locator('.history li').first().innerText(), new RegExp(`\\b${total}\\b`));
  await page.goBack();
  await page.getByRole('button', { name: 'Play again' }).click();
  await myTurn(page);
  assert.equal(await seqOf(page), 0);
  assert.deepEqual(troubles, []);
});

/** Walks with Tab until the element has the focus. @param {Page} page @param {import('playwright-core').Locator} target */
async function tabTo(page, target) {
  await target.waitFor();
  for (let i = 0; i < 60; i += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail('it cannot be reached by keyboard');
}

/**
 * Opens the list by its key and gives the last answer in it, or the first button where there is no list. An answer that
 * was the only one may be given by the table first.
 * @param {Page} page
 */
async function answerByKeys(page) {
  const seq = await page.evaluate(() => document.querySelector('.ask')?.getAttribute('data-seq') ?? null);
  if (seq === null) return;
  const gone = `.ask:not([data-seq="${seq}"]), .end`;
  await page.keyboard.press('a');
  await page.locator(`.ask [data-answer]:focus, ${gone}`).first().waitFor({ state: 'attached' });
  if ((await page.locator('.answers').count()) > 0) await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await moved(page, Number(seq));
}

test('from Home to the final score with the keyboard alone', async () => {
  const { page } = await visit();
  await tabTo(page, posterOf(page));
  await page.keyboard.press('Enter');
  await myTurn(page);
  await finish(page, answerByKeys);
  assert.match(await page.locator('.won h1').innerText(), /win/);
  await tabTo(page, page.locator('.paper tbody button').first());
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Play again' }));
  await page.keyboard.press('Enter');
  await myTurn(page);
});

test('every answer is announced, with what is asked next', async () => {
  const { page } = await visit({ path: '/new/nocturne?with=solo' });
  await page.getByRole('button', { name: 'Start' }).click();
  await myTurn(page);
  const said = page.locator('.table > p[role=status]');
  const question = await page.locator('.q').innerText();
  assert.ok((await said.innerText()).includes(question.trim()), 'the question is said');
  await answer(page, 'cast');
  await myTurn(page);
  await page.waitForFunction(
    (before) => (document.querySelector('.table > p[role=status]')?.textContent ?? '') !== before,
    question,
  );
});

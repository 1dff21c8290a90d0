import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { answer, axe, myTurn, seqOf, useBrowser, visit } from './browser.mjs';
import { BOT, MIRA, prepared } from './prepared.mjs';
import { openServer } from './server.mjs';

/** @typedef {import('playwright-core').Page} Page */

useBrowser(openServer);

/** Opens the drawer where a table is kept, saved and left. @param {Page} page */
const openKeeping = async (page) => {
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('heading', { name: 'This game' }).waitFor();
};

/** The totals on the score sheet. @param {Page} page */
const totalsOf = async (page) => {
  await page.locator('.end .chart').waitFor();
  return page.locator('.paper tfoot td').allInnerTexts();
};

test('a finished game of this device is kept on the server from its table, with the same score, and nobody else sees it', async () => {
  const { page, url, troubles } = await visit({ path: '/here/prepared', tables: [prepared({})] });
  const totals = await totalsOf(page);
  await page.getByRole('button', { name: 'Board' }).click();
  await openKeeping(page);
  const keep = page.getByRole('button', { name: 'Keep it on the server too' });
  const link = page.getByRole('status').getByRole('link', { name: 'Score' });
  await keep.click();
  await page.getByRole('status').getByText('It is on the server now.').waitFor();
  assert.deepEqual(await axe(page), []);
  const path = (await link.getAttribute('href')) ?? '';
  assert.match(path, /^\/table\/./);

  // Kept twice it is still one table.
  await Promise.all([page.waitForResponse(/\/api\/records$/), keep.click()]);
  assert.equal(await link.getAttribute('href'), path);

  await link.click();
  await page.waitForURL(url + path);
  assert.deepEqual(await totalsOf(page), totals);
  await page.goto(`${url}/here/prepared`);
  assert.deepEqual(await totalsOf(page), totals, 'and it is still on the device');
  assert.deepEqual(troubles, []);

  const stranger = await visit({ path });
  await stranger.page.getByRole('heading', { name: 'No table here' }).waitFor();
});

test('a game that goes on is taken along as a file and goes on elsewhere from the same question', async () => {
  const table = prepared({ sitters: [MIRA, BOT], until: ({ seat, count }) => seat === 0 && count > 12 });
  const { page } = await visit({ path: '/here/prepared', tables: [table] });
  await myTurn(page);
  const before = { seq: await seqOf(page), question: await page.locator('.q').innerText() };
  await openKeeping(page);
  assert.equal(
    await page.getByRole('button', { name: 'Keep it on the server too' }).count(),
    0,
    'the server takes in finished games only',
  );
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = readFileSync(await download.path());

  const other = await visit({ path: '/profile' });
  await other.page
    .locator('input[type=file]')
    .setInputFiles({ name: download.suggestedFilename(), mimeType: 'application/json', buffer: file });
  await other.page.waitForURL(/\/here\//);
  await myTurn(other.page);
  assert.deepEqual(
    { seq: await seqOf(other.page), question: await other.page.locator('.q').innerText() },
    before,
    'the same table, the same question',
  );
  await answer(other.page);
  assert.ok((await seqOf(other.page)) > before.seq);
});

test('a server that cannot be reached is named, and nothing is lost', async () => {
  const { page, context } = await visit({ path: '/here/prepared', tables: [prepared({})] });
  await totalsOf(page);
  await page.getByRole('button', { name: 'Board' }).click();
  await openKeeping(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Keep it on the server too' }).click();
  await page.getByRole('status').getByText('the server cannot be reached').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Keep it on the server too' }).click();
  await page.locator('.kept').waitFor();
});

import { readFileSync } from 'node:fs';
import { axe } from './axe.ts';
import { expect, online as test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** Opens the drawer where a table is kept, saved and left. */
const openKeeping = async (person: Visitor) => {
  await person.openSettings();
  await person.page.getByRole('heading', { name: 'This game' }).waitFor();
};

test('a finished game of this device is kept on the server from its table, with the same score, and nobody else sees it', async ({
  table,
  visit,
}) => {
  const mira = await table({});
  const { page, home } = mira;
  const totals = await mira.totals();
  await page.getByRole('button', { name: 'Board' }).click();
  await openKeeping(mira);
  const keep = page.getByRole('button', { name: 'Keep it on the server too' });
  const link = page.getByRole('status').getByRole('link', { name: 'Score' });
  await keep.click();
  await page.getByRole('status').getByText('It is on the server now.').waitFor();
  expect(await axe(page)).toEqual([]);
  const path = (await link.getAttribute('href')) ?? '';
  expect(path).toMatch(/^\/table\/./);

  // Kept twice it is still one table.
  await Promise.all([page.waitForResponse(/\/api\/records$/), keep.click()]);
  expect(await link.getAttribute('href')).toBe(path);

  await link.click();
  await page.waitForURL(home + path);
  expect(await mira.totals()).toEqual(totals);
  await mira.go('/here/prepared');
  expect(await mira.totals(), 'and it is still on the device').toEqual(totals);
  expect(mira.troubles).toEqual([]);

  const stranger = await visit({ path });
  await expect(stranger.page.getByRole('heading', { name: 'No table here' })).toBeVisible();
});

test('a game in progress is saved as a file and continues elsewhere from the same question', async ({
  table,
  visit,
}) => {
  const mira = await table({ until: ({ seat, count }) => seat === 0 && count > 12 });
  const { page } = mira;
  const before = { seq: await mira.seq(), question: await mira.question() };
  await openKeeping(mira);
  expect(
    await page.getByRole('button', { name: 'Keep it on the server too' }).count(),
    'the server takes in finished games only',
  ).toBe(0);
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
  await other.myTurn();
  expect({ seq: await other.seq(), question: await other.question() }, 'the same table, the same question').toEqual(
    before,
  );
  await other.answer();
  expect(await other.seq()).toBeGreaterThan(before.seq);
});

test('a server that cannot be reached is named, and nothing is lost', async ({ table }) => {
  const mira = await table({});
  const { page, context } = mira;
  await mira.totals();
  await page.getByRole('button', { name: 'Board' }).click();
  await openKeeping(mira);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Keep it on the server too' }).click();
  await page.getByRole('status').getByText('the server cannot be reached').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Keep it on the server too' }).click();
  await expect(page.locator('.keeping-kept')).toBeVisible();
});

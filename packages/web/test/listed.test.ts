import { fileURLToPath } from 'node:url';
import { expect, online as test } from './fixtures.ts';

test.use({ list: fileURLToPath(new URL('../../games/src/testing/lantern.ts', import.meta.url)) });
// One worker, so that the app is built once.
test.describe.configure({ mode: 'default' });

test('a game that is only listed is played against a bot to its score, through the list of answers', async ({
  visit,
}) => {
  const mira = await visit({ path: '/new/lantern' });
  const { page } = mira;
  await expect(page.getByRole('radio', { name: 'Lantern' })).toBeChecked();
  await page.getByRole('button', { name: 'Start' }).click();
  await mira.myTurn();
  expect(await mira.question()).toContain('omen');
  await mira.answer();
  await page.locator('.plain-board').getByText('face down').first().waitFor();
  await mira.finish();
  const totals = await mira.totals();
  expect(totals, 'a person and two bots').toHaveLength(3);
  for (const total of totals) expect(total).toMatch(/^\d+$/);
  await page.locator('.paper tbody button').first().click();
  await page.locator('.sum-rule').getByText('LAN-5.').first().waitFor();
  expect(mira.troubles).toEqual([]);
});

test('two people meet at a game that is only listed, and each sees the other answer', async ({ meet }) => {
  const { mira, jonas } = await meet('lantern');
  expect(await mira.question()).toContain('omen');
  for (const [one, other] of [
    [mira, jonas],
    [jonas, mira],
    [mira, jonas],
  ] as const) {
    const seq = await other.seq();
    await one.answer();
    await other.moved(seq);
  }
  expect([...mira.troubles, ...jonas.troubles]).toEqual([]);
});

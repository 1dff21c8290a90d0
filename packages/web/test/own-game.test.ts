import { join } from 'node:path';
import { writeShown } from '../../../scripts/shown.mjs';
import { expect, online as test } from './fixtures.ts';

test.use({ list: join(writeShown('docs/your-own-game.md'), 'games.ts') });

test('the game of docs/your-own-game.md is played against bots to its score', async ({ visit }) => {
  const mira = await visit({ path: '/new/moths' });
  const { page } = mira;
  await expect(page.getByRole('radio', { name: 'Moths' })).toBeChecked();
  await page.getByRole('button', { name: 'Start' }).click();
  await mira.myTurn();
  expect(await mira.question()).toContain('lay');
  await mira.finish();
  const totals = await mira.totals();
  expect(totals, 'a person and two bots').toHaveLength(3);
  const points = totals.map((total) => Number(total.replace('−', '-')));
  expect(
    points.reduce((sum, total) => sum + total, 0),
    'six lamps, and a moth in the flame of each',
  ).toBe(1 + 2 + 3 + 4 + 5 + 6 - 6);
  await page.locator('.paper tbody button').first().click();
  await page.locator('.sum-rule').getByText('MOT-4').first().waitFor();
  expect(mira.troubles).toEqual([]);
});

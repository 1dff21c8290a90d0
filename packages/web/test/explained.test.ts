import { noctiluca } from '@nightjar/noctiluca';
import type { Locator } from '@playwright/test';
import { expect, PHONE, test } from './fixtures.ts';
import type { Moment } from './prepared.ts';

const playing = ({ seat, answers, count }: Moment): boolean => seat === 0 && count > 4 && answers.length > 4;

/** Whether one thing covers something of another. */
async function liesOn(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()];
  if (a === null || b === null) throw new Error('not to be seen');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

test('a goal explains itself to a mouse and to keys, far from the question, until Escape', async ({ table }) => {
  const mira = await table({ until: playing });
  const { page } = mira;
  const goal = page.locator('.noc-aside .noc-goal').first();
  const sheet = page.getByRole('tooltip');
  await goal.hover();
  await expect(sheet).toContainText('point');
  await expect(goal).toHaveAccessibleDescription(/point/);
  for (const place of ['.ask', '.board-slot']) expect(await liesOn(sheet, page.locator(place)), place).toBe(false);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.mouse.move(1, 1);
  await mira.tabTo(page.locator('.noc-aside .noc-goal'));
  await expect(sheet).toContainText('point');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(sheet, 'the focus came back').toBeVisible();
  expect(mira.troubles).toEqual([]);
});

test('a jar explains itself to a finger that rests on it, as long as it rests', async ({ table }) => {
  const mira = await table({ game: noctiluca, until: playing }, { viewport: PHONE, touch: true });
  const jar = mira.page.locator('.mine .luca-jar').first();
  const sheet = mira.page.getByRole('tooltip');
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true };
  await jar.dispatchEvent('pointerdown', finger);
  await expect(sheet).toContainText('jar');
  expect(await liesOn(sheet, mira.page.locator('.ask'))).toBe(false);
  await jar.dispatchEvent('pointerup', finger);
  await expect(sheet).toBeHidden();
});

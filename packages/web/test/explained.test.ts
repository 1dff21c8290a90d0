import { noctiluca } from '@nightjar/noctiluca';
import { expect, PHONE, test } from './fixtures.ts';
import type { Moment } from './prepared.ts';

const playing = ({ seat, answers, count }: Moment): boolean => seat === 0 && count > 4 && answers.length > 4;

test('a goal explains itself to a mouse and to keys, far from the question, until Escape', async ({ table }) => {
  const mira = await table({ until: playing });
  const { page } = mira;
  const goal = page.locator('.noc-aside .noc-goal').first();
  const sheet = page.getByRole('tooltip');
  await goal.hover();
  await expect(sheet).toContainText('point');
  await expect(goal).toHaveAccessibleDescription(/point/);
  const [shown, question] = [await sheet.boundingBox(), await page.locator('.ask').boundingBox()];
  expect((shown?.y ?? 0) + (shown?.height ?? 0), 'it ends above the question').toBeLessThan(question?.y ?? 0);
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
  await jar.dispatchEvent('pointerup', finger);
  await expect(sheet).toBeHidden();
});

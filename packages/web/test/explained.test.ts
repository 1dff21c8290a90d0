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

const EVERYTHING = {
  nocturne: [
    '[data-space]',
    '.mine .tok',
    '.noc-slot',
    '.noc-gifts .tile',
    '.mine .noc-brew',
    '.noc-goal',
    '.noc-otoks',
    '.plate-points',
  ],
  noctiluca: [
    '.luca-space',
    '.luca-shore',
    '.mine .luca-jar',
    '.other .luca-jar',
    '.luca-favourite',
    '.luca-stacks li',
    '.plate-points',
  ],
} as const;

for (const lang of ['en', 'de'] as const) {
  for (const [game, pieces] of Object.entries(EVERYTHING)) {
    test(`every piece of ${game} says in ${lang} what it is and does`, async ({ table }) => {
      const rules = game === 'noctiluca' ? { game: noctiluca } : {};
      const mira = await table({ ...rules, until: playing }, { settings: { lang } });
      const sheet = mira.page.getByRole('tooltip');
      for (const piece of pieces) {
        await mira.page.locator(piece).first().hover();
        await expect(sheet.locator('span'), piece).not.toBeEmpty();
        expect(await sheet.innerText(), piece).not.toMatch(/[?{}]|undefined|explain/);
      }
      const untold = await mira.page.evaluate(
        (all) =>
          all
            .flatMap((each) => [...document.querySelectorAll(each)])
            .filter((each) => !each.hasAttribute('data-explains')).length,
        [...pieces],
      );
      expect(untold, 'none of them is silent').toBe(0);
      expect(mira.troubles).toEqual([]);
    });
  }
}

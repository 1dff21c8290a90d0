import { noctiluca } from '@nightjar/noctiluca';
import type { Locator } from '@playwright/test';
import { axe } from './axe.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { MIRA, type Moment } from './prepared.ts';

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
  const goal = page.locator('.nocturne-aside .nocturne-goal').first();
  const sheet = page.getByRole('tooltip');
  await goal.hover();
  await expect(sheet).toContainText('point');
  await expect(goal).toHaveAccessibleDescription(/point/);
  for (const place of ['.ask', '.board-slot']) expect(await liesOn(sheet, page.locator(place)), place).toBe(false);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await page.mouse.move(1, 1);
  await mira.tabTo(page.locator('.nocturne-aside .nocturne-goal'));
  await expect(sheet).toContainText('point');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(sheet, 'the focus came back').toBeVisible();
  expect(mira.troubles).toEqual([]);
});

test('a jar explains itself to a finger that rests on it, as long as it rests', async ({ table }) => {
  const mira = await table({ game: noctiluca, until: playing }, { viewport: PHONE, touch: true });
  const jar = mira.page.locator('.mine .noctiluca-jar').first();
  const sheet = mira.page.getByRole('tooltip');
  const finger = { pointerType: 'touch', isPrimary: true, bubbles: true };
  // A press before the page listens is made again.
  await expect(async () => {
    await jar.dispatchEvent('pointerdown', finger);
    await expect(sheet).toContainText('jar', { timeout: 2_000 });
  }).toPass();
  expect(await liesOn(sheet, mira.page.locator('.ask'))).toBe(false);
  await jar.dispatchEvent('pointerup', finger);
  await expect(sheet).toBeHidden();
});

/** Tables at which something lies that others do not have. */
const RARE = {
  'with abilities': [
    { options: { advanced: true }, until: playing },
    ['.nocturne-ability', '.nocturne-shadows p', '.nocturne-stand'],
  ],
  'alone at Nocturne': [
    { sitters: [MIRA], until: ({ count, answers }: Moment) => count > 20 && answers.length > 3 },
    ['.nocturne-solo-face', '.nocturne-task li', '.nocturne-flask'],
  ],
  'alone at Noctiluca': [
    { game: noctiluca, sitters: [MIRA], until: ({ count, question }: Moment) => count > 8 && question === 'shore' },
    ['.noctiluca-aim', '.noctiluca-strikes', '.noctiluca-roll', '.noctiluca-cost', '.noctiluca-stand', '.plate .label'],
  ],
} as const;

for (const [where, [wish, pieces]] of Object.entries(RARE)) {
  test(`by keys alone one walks to everything that explains itself ${where}, and presses answer nothing meanwhile`, async ({
    table,
  }) => {
    const mira = await table(wish);
    const { page } = mira;
    const sheet = page.getByRole('tooltip');
    const seq = await mira.seq();
    await mira.press('?');
    await page.getByText('walk to it with the arrow keys').waitFor();
    expect(await axe(page)).toEqual([]);
    const all = await page
      .locator('[data-explains]')
      .evaluateAll((every) => every.filter((each) => each.checkVisibility()).length);
    const told = new Set<string>();
    const held = () =>
      page.evaluate((wanted) => wanted.filter((each) => document.activeElement?.matches(each)), [...pieces]);
    for (let i = 0; i < all; i += 1) {
      for (const piece of await held()) {
        await expect(sheet.locator('span'), piece).not.toBeEmpty();
        told.add(piece);
      }
      await page.keyboard.press('Tab');
    }
    const shown = await page.evaluate(
      (wanted) => wanted.filter((each) => document.querySelector(each)?.checkVisibility()),
      [...pieces],
    );
    expect([...told].toSorted()).toEqual(shown.toSorted());
    expect(shown.length).toBeGreaterThan(1);
    await page.keyboard.press('ArrowRight');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Enter');
    await page.locator('[data-state=legal]').first().click();
    await expect(sheet).toBeVisible();
    expect([await mira.seq(), await mira.gold.count()]).toEqual([seq, 0]);
    await page.keyboard.press('Escape');
    await expect(page.getByText('walk to it with the arrow keys')).toHaveCount(0);
    await page.locator('[data-state=legal]').first().click();
    await expect(mira.gold.or(page.locator('[data-back]')).first()).toBeVisible();
    expect(mira.troubles).toEqual([]);
  });
}

test('with a finger “What is this?” makes a tap explain instead of answer, until Enough', async ({ table }) => {
  const mira = await table({ until: playing }, { viewport: PHONE, touch: true });
  const { page } = mira;
  await page.getByRole('button', { name: 'What is this?' }).tap();
  await page.locator('[data-space][data-state=legal]').first().tap();
  await expect(page.getByRole('tooltip')).toBeVisible();
  expect(await mira.gold.count()).toBe(0);
  await page.getByRole('button', { name: 'Enough' }).tap();
  await page.locator('[data-space][data-state=legal]').first().tap();
  await mira.gold.waitFor();
});

const EVERYTHING = {
  nocturne: [
    '[data-space]',
    '.mine .token',
    '.nocturne-slot',
    '.nocturne-gifts .tile',
    '.mine .nocturne-brew',
    '.nocturne-goal',
    '.nocturne-other-tokens',
    '.plate-points',
  ],
  noctiluca: [
    '.noctiluca-space',
    '.noctiluca-shore',
    '.mine .noctiluca-jar',
    '.other .noctiluca-jar',
    '.noctiluca-favourite',
    '.noctiluca-stacks li',
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

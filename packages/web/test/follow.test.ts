import { noctiluca } from '@nightjar/noctiluca';
import { axe } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { BOT, MIRA, type Moment } from './prepared.ts';

const SIDEWAYS = { width: 844, height: 390 };
const ZOOMED = { width: 720, height: 450 };
const LARGE = { width: 2560, height: 1440 };
const LONG = { ...BOT, name: 'Bartholomew of the Western Marshes' };

const later = ({ seat, count }: Moment): boolean => seat === 0 && count > 20;

test('the strip says what happened since our turn, and pointing at a line of the log lights its tile', async ({
  table,
}) => {
  const mira = await table({
    until: ({ seat, answers }) => seat === 0 && answers.some((text) => text.startsWith('cast')),
  });
  const { page } = mira;
  await mira.answer('cast');
  await mira.myTurn();
  expect(await page.locator('.since li').count()).toBeGreaterThan(0);
  await page.keyboard.press('l');
  const log = page.locator('.drawer .fact-line');
  await expect(log.last()).toBeInViewport();
  const line = log.filter({ hasText: / on [a-e][1-5]/ }).last();
  const place = / on ([a-e][1-5])/.exec(await line.innerText())?.[1] ?? '';
  await line.hover();
  await expect(page.locator('[data-lit]')).toHaveAttribute('data-space', place);
  expect(await axe(page)).toEqual([]);
});

test('there is one way into the settings, in whatever order styles arrive', async ({ table }) => {
  const { page } = await table({ until: later });
  await expect(page.getByRole('button', { name: 'Settings' })).toHaveCount(1);
});

test('a table opened in two windows is played in the one that opened it last', async ({ table }) => {
  const mira = await table({ until: later });
  const other = await mira.context.newPage();
  await other.goto(mira.page.url());
  await mira.page.getByRole('heading', { name: 'This table is open in another window' }).waitFor();
  await other.locator('.ask').waitFor();
  await mira.page.getByRole('button', { name: 'Play it here' }).click();
  await other.getByRole('heading', { name: 'This table is open in another window' }).waitFor();
  await mira.myTurn();
});

test('a long name stays inside the score drawer, and it has no line for an ability that no player has', async ({
  table,
}) => {
  const { page } = await table({
    until: later,
    sitters: [MIRA, LONG, { ...LONG, name: 'Wilhelmina-Charlotte Featherstone' }],
  });
  await page.keyboard.press('s');
  const body = page.locator('.drawer-body');
  await body.locator('table').waitFor();
  expect(await body.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0);
  expect(await body.innerText()).not.toContain('Unused ability');
});

for (const [name, viewport] of Object.entries({ SIDEWAYS, ZOOMED })) {
  for (const wish of [{ until: later }, { game: noctiluca, until: later }]) {
    test(`the board lies whole beside the question at ${name} at ${wish.game?.name ?? 'nocturne'}`, async ({
      table,
    }) => {
      const { page } = await table(wish, { viewport });
      const board = await page.locator('.board-slot').boundingBox();
      const ask = await page.locator('.ask').boundingBox();
      if (board === null || ask === null) throw new Error('nothing is there');
      expect(board.y + board.height).toBeLessThanOrEqual(viewport.height);
      expect(ask.x, 'beside it').toBeGreaterThanOrEqual(board.x + board.width);
      for (const box of await page
        .locator('.board-slot [data-space]')
        .evaluateAll((all) => all.map((space) => space.getBoundingClientRect().width)))
        expect(box, 'a tile is large enough for a finger').toBeGreaterThan(24);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });
  }
}

test('a large screen has larger pieces and type', async ({ table }) => {
  const { page } = await table({ until: later }, { viewport: LARGE });
  const tile = await page.locator('.board-slot [data-space]').first().boundingBox();
  expect(tile?.width).toBeGreaterThan(150);
  expect(
    await page.locator('.ask-question').evaluate((asked) => Number.parseFloat(getComputedStyle(asked).fontSize)),
  ).toBeGreaterThan(20);
});

test('at 1024 × 768 all three colours of majorities are seen', async ({ table }) => {
  const three = [MIRA, BOT, { ...BOT, name: 'Luma' }];
  const { page } = await table(
    { game: noctiluca, sitters: three, until: later },
    { viewport: { width: 1024, height: 768 } },
  );
  const place = await page.locator('.others').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(place, 'nothing is left to scroll to').toBeLessThanOrEqual(1);
});

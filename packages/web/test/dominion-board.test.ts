import { gzipSync } from 'node:zlib';
import { defaultBox } from '@nightjar/dominion';
import type { Response } from '@playwright/test';
import { asked, lively, TWO } from './dominion-tables.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import type { Moment } from './prepared.ts';
import { untranslated } from './texts.ts';

test('a hand of Treasures and a buy take three clicks', async ({ table }) => {
  const mira = await table({ ...TWO, options: { set: 'dusk' }, until: ({ question }) => question === 'buyPhase' });
  const { page } = mira;
  const coins = await page.locator('.dom-fan [data-kind=treasure]').count();
  expect(coins).toBeGreaterThan(1);
  await page.locator('[data-treasures]').click();
  await expect(page.locator('.dom-play [data-kind=treasure]')).toHaveCount(coins);
  const left = Number(await page.locator('.dom-pile[data-card=copper] .dom-left').innerText());
  await page.locator('.dom-pile[data-card=copper]').click();
  await page.locator('.dom-pile[data-card=copper]').click();
  await expect(page.locator('.dom-pile[data-card=copper] .dom-left')).toHaveText(String(left - 1));
  expect(mira.troubles).toEqual([]);
});

test('at the desk the strip lies above the board, and the others right beside it', async ({ table }) => {
  const { page } = await table({ ...TWO, options: { set: 'dusk' }, until: ({ question }) => question === 'buyPhase' });
  const box = async (selector: string) =>
    (await page.locator(selector).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const [strip, board, others] = [await box('.since'), await box('.board-slot'), await box('.others')];
  expect(strip.y + strip.height).toBeLessThanOrEqual(board.y + 1);
  expect(strip.x).toBe(board.x);
  expect(board.x + board.width).toBeLessThan(others.x);
  expect(others.x + others.width).toBeGreaterThan((page.viewportSize()?.width ?? 0) - 60);
});

test('several cards are picked in any order and given with one press', async ({ table }) => {
  const mira = await table(asked('lookDiscard', 3, 20, 'b'));
  const { page } = mira;
  const cards = page.locator('.dom-tray [data-text]');
  await cards.nth(2).click();
  await cards.nth(0).click();
  await expect(page.locator('.dom-tray [data-picked]')).toHaveCount(2);
  await cards.nth(2).click();
  await expect(page.locator('.dom-tray [data-picked]')).toHaveCount(1);
  const seq = await mira.seq();
  await page.locator('[data-confirm]').click();
  await mira.moved(seq);
  await expect(page.locator('.ask [role=alert]')).toHaveCount(0);
  expect(mira.troubles).toEqual([]);
});

test('a card in the hand and one in the log say what they do, with their clauses', async ({ table }) => {
  const mira = await table(asked('buyPhase', 3, 60));
  const { page } = mira;
  const sheet = page.locator('.explained');
  await page.locator('.dom-pile[data-card=cobbler]').hover();
  await expect(sheet).toContainText('Cobbler');
  await expect(sheet).toContainText('straight to hand');
  await expect(sheet).toContainText('DOM-C.cobbler.1');
  await page.mouse.move(0, 0);
  await mira.open('log');
  await expect(page.locator('.dom-log h3').first()).toContainText('Turn');
  await page.locator('.dom-log .dom-chip').first().focus();
  await expect(sheet).toBeVisible();
  expect(mira.troubles).toEqual([]);
});

test('in German the whole table speaks German', async ({ table }) => {
  const wish = { ...TWO, options: { set: 'dusk' }, until: ({ question }: Moment) => question === 'buyPhase' };
  const mira = await table(wish, { settings: { lang: 'de' } });
  const { page } = mira;
  await expect(page.locator('.dom-path [aria-current]')).toHaveText('Kauf');
  await expect(page.locator('[data-treasures]')).toHaveText(/Geldkarten ausspielen/);
  await expect(page.locator('.dom-pile[data-card=curse]')).toHaveAccessibleName(/Fluch, kostet 0/);
  await mira.open('goals');
  await expect(page.locator('.dom-tastes label').first()).toHaveText('Punkte');
});

/** Every kingdom card, ten by ten; the last kingdom is filled up with the first cards. */
const CARDS = defaultBox.edition.cards.filter(({ kingdom }) => kingdom).map(({ id }) => id);
const KINGDOMS = Array.from({ length: Math.ceil(CARDS.length / 10) }, (_, i) =>
  Array.from({ length: 10 }, (_card, n) => CARDS[(i * 10 + n) % CARDS.length] as string),
);

test('every card is drawn, named and has room, in whatever it asks', async ({ table }) => {
  test.slow();
  for (const cards of KINGDOMS) {
    const seed = cards[0] ?? '';
    const mira = await table(
      {
        ...TWO,
        seed,
        options: { cards },
        choose: lively(seed),
        until: ({ seat, count, question }) => seat === 0 && count >= 90 && !question.endsWith('Phase'),
      },
      { settings: { lang: 'qps', name: 'Mira' }, viewport: PHONE },
    );
    const { page } = mira;
    await mira.open('goals');
    await expect(page.locator('.dom-list .dom-chip')).not.toHaveCount(0);
    const blank = page.locator('[data-kind] > .g:empty, [data-kind] > .dom-pic > .g:empty');
    await expect(blank).toHaveCount(0);
    expect.soft(await untranslated(page), seed).toEqual([]);
    await mira.close();
    for (let i = 0; i < 8 && !(await mira.isOver()); i += 1) {
      expect.soft(await untranslated(page), seed).toEqual([]);
      expect.soft(await layoutFaults(page), `${seed}: ${await mira.question()}`).toEqual([]);
      await expect(blank).toHaveCount(0);
      await mira.answer();
      await mira.myTurn();
    }
    expect(mira.troubles).toEqual([]);
    await mira.context.close();
  }
});

test('the first playable board takes at most 200 KB of script', async ({ visit }) => {
  const mira = await visit({ path: '/settings', isBare: true });
  const scripts = new Map<string, string>();
  const read: Promise<void>[] = [];
  const keep = async (response: Response) => {
    if (!response.url().endsWith('.js')) return;
    const text = await response.text().catch(() => null);
    if (text !== null) scripts.set(new URL(response.url()).pathname, text);
  };
  mira.context.on('response', (response) => void read.push(keep(response)));
  await mira.go('/new/dominion');
  await mira.page.getByRole('button', { name: 'Start' }).click();
  await mira.myTurn();
  await Promise.all(read);
  const bytes = [...scripts.values()].reduce((sum, text) => sum + gzipSync(text).length, 0);
  expect(bytes).toBeLessThanOrEqual(200 * 1024);
});

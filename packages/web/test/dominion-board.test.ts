import { dominion } from '@nightjar/dominion';
import { axe } from './axe.ts';
import { asked, TWO } from './dominion-tables.ts';
import { say } from './dominion-turn.ts';
import { expect, test } from './fixtures.ts';
import { Loads, packed } from './loads.ts';
import { JONAS, MIRA, type Moment } from './prepared.ts';
import { isForBots } from './site.ts';

test('a hand of Treasures and a buy take three clicks', async ({ table }) => {
  const mira = await table({ ...TWO, options: { set: 'dusk' }, until: ({ question }) => question === 'buyPhase' });
  const { page } = mira;
  const coins = await page.locator('.dominion-fan [data-kind=treasure]').count();
  expect(coins).toBeGreaterThan(1);
  await page.locator('[data-treasures]').click();
  await expect(page.locator('.dominion-play [data-kind=treasure]')).toHaveCount(coins);
  const left = Number(await page.locator('.dominion-pile[data-card=copper] .dominion-left').innerText());
  await page.locator('.dominion-pile[data-card=copper]').click();
  await page.locator('.dominion-pile[data-card=copper]').click();
  await expect(page.locator('.dominion-pile[data-card=copper] .dominion-left')).toHaveText(String(left - 1));
  expect(mira.troubles).toEqual([]);
});

test('alone among bots a question with a single answer keeps nobody waiting, even at an even pace', async ({
  table,
}) => {
  const idle = {
    ...TWO,
    options: { set: 'dusk', pace: 'even' },
    choose: ({ answers }: Moment) =>
      answers.find((text) => text.startsWith('play ') || text === 'buy faithful-hound') ??
      answers.find((text) => text === 'end') ??
      answers[0],
    until: ({ seat, question, answers, count }: Moment) =>
      (seat === 0 && question === 'actionPhase' && answers.length === 1) || count > 200,
  };
  const { page, troubles } = await table(idle);
  await expect(page.locator('.dominion-path [aria-current]')).toHaveText('Buy');
  expect(troubles).toEqual([]);
});

test('DOM-16.7a: a still table says beside the phases in how many turns it ends', async ({ table }) => {
  const { page, troubles } = await table({
    ...TWO,
    sitters: [MIRA, JONAS],
    options: { set: 'dusk' },
    choose: () => 'end',
    until: ({ count }: Moment) => count === 39,
  });
  await expect(page.locator('.dominion-path .dominion-turn').last()).toHaveText(
    'ends in 1 turn if no card is gained, trashed or exchanged',
  );
  expect(troubles).toEqual([]);
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
  const cards = page.locator('.dominion-tray [data-text]');
  await cards.nth(2).click();
  await cards.nth(0).click();
  await expect(page.locator('.dominion-tray [data-picked]')).toHaveCount(2);
  await cards.nth(2).click();
  await expect(page.locator('.dominion-tray [data-picked]')).toHaveCount(1);
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
  await page.locator('.dominion-pile[data-card=cobbler]').hover();
  await expect(sheet).toContainText('Cobbler');
  await expect(sheet).toContainText('straight to hand');
  await expect(sheet).toContainText('DOM-C.cobbler.1');
  await page.mouse.move(0, 0);
  await mira.open('log');
  await expect(page.locator('.dominion-log h3').first()).toContainText('Turn');
  await page.locator('.dominion-log .dominion-chip').first().focus();
  await expect(sheet).toBeVisible();
  expect(mira.troubles).toEqual([]);
});

test('another player’s turn can be replayed step by step and left at any time', async ({ table }) => {
  const mira = await table(asked('buyPhase', 3, 60));
  const { page } = mira;
  await mira.open('log');
  const turn = page
    .locator('.dominion-log > li')
    .filter({ hasText: /Turn \d+: Ash/ })
    .first();
  const told = await turn.locator('.dominion-deed p').count();
  await turn.getByRole('button', { name: 'Look again' }).click();
  const again = turn.getByRole('group', { name: 'Look again' });
  const first = (await again.locator('.dominion-again-step').textContent()) ?? '';
  expect(first).toContain('Ash');
  await expect(again).toContainText(`1 of ${told}`);
  await again.getByRole('button', { name: 'Next' }).click();
  await expect(again).toContainText(`2 of ${told}`);
  await again.getByRole('button', { name: 'Back' }).click();
  await expect(again.locator('.dominion-again-step')).toHaveText(first);
  expect(await axe(page)).toEqual([]);
  await again.getByRole('button', { name: 'Close' }).click();
  await expect(again).toHaveCount(0);
  expect(mira.troubles).toEqual([]);
});

test('in German the whole table speaks German', async ({ table }) => {
  const wish = { ...TWO, options: { set: 'dusk' }, until: ({ question }: Moment) => question === 'buyPhase' };
  const mira = await table(wish, { settings: { lang: 'de' } });
  const { page } = mira;
  await expect(page.locator('.dominion-path [aria-current]')).toHaveText('Kauf');
  await expect(page.locator('[data-treasures]')).toHaveText(/Geldkarten ausspielen/);
  await expect(page.locator('.dominion-pile[data-card=curse]')).toHaveAccessibleName(/Fluch, kostet 0/);
  await mira.open('goals');
  await expect(page.locator('.dominion-tastes label').first()).toHaveText('Punkte');
});

test('two people at one device see their own hands, and a curtain in between', async ({ table }) => {
  // With this seed Jonas has both Heirlooms in his first hand, and Mira in her second.
  const both = await table({
    game: dominion,
    sitters: [MIRA, JONAS],
    options: { set: 'dusk' },
    seed: 'curtain 48',
    until: () => true,
  });
  const { page } = both;
  const curtain = page.locator('.hand-over');
  /** Every place of the page that names a card which is in a hand only. */
  const secrets = page.locator(
    ['pasture', 'lucky-coin']
      .flatMap((id) => [
        `[data-card="${id}"]`,
        `[data-piece~="${id}"]`,
        `[data-text*="${id}"]`,
        `[data-answer*="${id}"]`,
      ])
      .join(', '),
  );
  await curtain.getByRole('button').click();
  await expect(page.locator('.dominion-fan .dominion-card')).toHaveCount(5);
  await expect(secrets, 'of the other').toHaveCount(0);
  await say(both, () => 'end');
  await curtain.waitFor();
  await expect(page.locator('.mine, .dominion-fan')).toHaveCount(0);
  await expect(secrets, 'behind the curtain').toHaveCount(0);
  await curtain.getByRole('button').click();
  await expect(page.locator('.dominion-fan').locator('[data-card=pasture], [data-card=lucky-coin]')).toHaveCount(2);
  await expect(secrets, 'his own').toHaveCount(2);
  expect(both.troubles).toEqual([]);
});

test('the first playable board takes at most 200 KB of script', async ({ visit }) => {
  const mira = await visit({ path: '/settings' });
  const loads = new Loads(mira, /\.js$/);
  await mira.go('/new/dominion');
  await mira.page.getByRole('button', { name: 'Start' }).click();
  await mira.myTurn();
  const scripts = [...(await loads.texts())].filter(([path]) => !isForBots(path));
  const bytes = scripts.reduce((sum, [, text]) => sum + packed(text), 0);
  expect(scripts.length, 'scripts were seen').toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(200 * 1024);
});

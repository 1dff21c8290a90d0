import { noctiluca } from '@nightjar/noctiluca';
import { playedOut } from './ahead.ts';
import { armInTray, boardTurn } from './board-turn.ts';
import { expect, PHONE, online as test } from './fixtures.ts';
import { Loads, packed } from './loads.ts';
import { BOT, MIRA, type Moment, prepared } from './prepared.ts';
import { isForBots } from './site.ts';
import type { Visitor } from './visitor.ts';

const THREE = [MIRA, BOT, { ...BOT, name: 'Luma' }];
/** Until Mira chooses a shore, after so many answers. */
const diving =
  (after: number) =>
  ({ seat, question, count }: Moment) =>
    seat === 0 && question === 'shore' && count >= after;

test('a new visitor plays Noctiluca after one click on its poster, and chooses the two jars they keep', async ({
  visit,
}) => {
  const mira = await visit();
  await mira.quickGame('Noctiluca');
  expect(mira.path).toMatch(/^\/here\/\w+$/);
  expect(await mira.page.locator('.tbar h1').innerText()).toBe('Noctiluca');
  const seq = await mira.seq();
  const cards = mira.page.locator('.noctiluca-card');
  await cards.first().click();
  expect(await mira.question()).toContain('Which other jar do you keep?');
  await cards.last().click();
  expect(await mira.gold.innerText()).toMatch(/^Keep .+ and .+$/);
  expect(await mira.seq(), 'nothing was given yet').toBe(seq);
  await cards.last().click();
  await mira.moved(seq);
  expect(mira.troubles).toEqual([]);
});

const LATE = { game: noctiluca, id: 'late', left: 16, until: ({ seat }: Moment): boolean => seat === 0 };

test('a solo game is begun and played on the board to its score, which says who won', async ({ visit }) => {
  const late = prepared({ ...LATE, sitters: [MIRA] });
  const mira = await visit({ path: '/new/noctiluca?with=solo', tables: [late] });
  const { page } = mira;
  await page.getByRole('button', { name: 'Start' }).click();
  await mira.myTurn();
  expect(await page.locator('.others h2').innerText()).toBe('The tempest');
  for (let i = 0; i < 3; i += 1) {
    await boardTurn(mira, 'noctiluca');
    await mira.myTurn();
  }
  await mira.go('/here/late');
  await mira.finish(() => boardTurn(mira, 'noctiluca'));
  const total = Number((await page.locator('.paper tfoot td').innerText()).replace('−', '-'));
  const lines = await page.locator('.paper tbody td button').allInnerTexts();
  expect(lines, 'the tempest has two lines').toHaveLength(7);
  expect(lines.reduce((sum, points) => sum + Number(points.replace('−', '-')), 0)).toBe(total);
  expect(await page.locator('.end-won .quietly').innerText()).toBe(
    total >= 1 ? 'You outlast the tempest.' : 'The tempest wins.',
  );
  expect(mira.troubles).toEqual([]);
});

/** The same with keys alone. */
async function playByKeys(person: Visitor): Promise<void> {
  const { page } = person;
  const { keyboard } = page;
  const seq = await person.seq();
  if ((await page.locator('.noctiluca-arrange').count()) > 0) {
    await person.tabTo(person.gold);
    await keyboard.press('Enter');
    return person.moved(seq);
  }
  if ((await page.locator('.noctiluca-card').count()) > 0) {
    await person.tabTo(page.locator('.noctiluca-card'));
    await keyboard.press('Enter');
    if ((await page.locator('.noctiluca-tray[data-question=keep]').count()) > 0) {
      await keyboard.press('ArrowRight');
      await keyboard.press('Enter');
    }
    await person.gold.waitFor();
    await keyboard.press('Enter');
    await person.moved(seq);
    return;
  }
  await person.tabTo(page.locator('.noctiluca-pool button'));
  const isOnFreeShore = () => page.locator('.noctiluca-shore[data-state]:focus:not([data-taken])').count();
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    await keyboard.press(key);
    await expect(page.locator('.noctiluca-pool button:focus'), 'arrows stay in the pool').toHaveCount(1);
  }
  // From wherever the arrows led, on to a free shore; the last one is nobody's choice.
  for (let i = 0; i < 60 && (await isOnFreeShore()) === 0; i += 1)
    await keyboard.press(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][Math.floor(i / 3) % 4] ?? '');
  await keyboard.press('Enter');
  await person.tabTo(page.locator('.noctiluca-hauls li button'));
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await person.gold.waitFor();
  await keyboard.press('Enter');
  await person.moved(seq);
}

test('with the keyboard alone a game is begun from Home, and one is ended at its final score', async ({ visit }) => {
  const mira = await visit({ tables: [prepared(LATE)] });
  const { page } = mira;
  await mira.tabTo(mira.poster('Noctiluca'));
  await page.keyboard.press('Enter');
  for (let i = 0; i < 2; i += 1) {
    await mira.myTurn();
    await playByKeys(mira);
  }
  await mira.go('/here/late');
  await mira.finish(() => playByKeys(mira));
  expect(await page.locator('.end-won h1').innerText()).toMatch(/win/);
  await mira.tabTo(page.locator('.paper tbody button'));
  expect(mira.troubles).toEqual([]);
});

test('two people play online on the board, each with a favourite of their own, and see the same score', async ({
  meet,
}) => {
  const { mira, jonas, people, path } = await meet('noctiluca');
  const favourites: string[] = [];
  for (const { page } of people) favourites.push(await page.locator('.mine .noctiluca-favourite').innerText());
  expect(favourites[0]).not.toBe(favourites[1]);

  // Each keeps two jars and dives twice; what is left of the game is played without the board.
  for (let given = 0; given < 6; ) {
    for (const person of people) {
      const { page } = person;
      if (!(await person.isAsked())) continue;
      given += 1;
      const seq = await person.seq();
      const isChoice = await armInTray(person);
      // A dive is three answers; where one shore is left, two.
      const answers = isChoice ? 1 : (await page.locator('.noctiluca-shore[data-state=legal]').count()) > 0 ? 3 : 2;
      if (!isChoice) await page.locator('.noctiluca-aside li button').first().click();
      await person.gold.click();
      await page.waitForFunction(
        (least) =>
          document.querySelector('.end') !== null ||
          Number(document.querySelector('.ask')?.getAttribute('data-seq')) >= least,
        seq + answers,
      );
    }
    await mira.page.waitForTimeout(30);
  }
  await playedOut(people, path.replace('/table/', ''));
  const totals = await mira.totals();
  expect(await jonas.totals()).toEqual(totals);
  expect(totals).toHaveLength(2);
  expect(people.flatMap(({ troubles }) => troubles)).toEqual([]);
});

test('pointing at a shore lights both its rows; pointing at a haul shows its dice, its jars and what becomes of the rest', async ({
  table,
}) => {
  const { page } = await table({ game: noctiluca, sitters: THREE, until: diving(12) });
  expect(await page.locator('[data-row]').count()).toBe(0);
  await page.locator('.noctiluca-shore[data-state=legal]').first().focus();
  await expect(page.locator('[data-row=on]'), 'three spaces and four').toHaveCount(7);
  const haul = page.locator('.noctiluca-aside li button').first();
  await page.keyboard.press('Enter');
  await haul.focus();
  expect([3, 4], 'one row is said').toContain(await page.locator('[data-row=on]').count());
  const hits = await page.locator('[data-hit=true]').count();
  const shown = page.locator('.noctiluca-hauls li[data-on]');
  await expect(shown.locator('.noctiluca-dot'), 'the dice of the list are those lit in the pool').toHaveCount(hits);
  expect(await page.locator('.mine [data-soon]').count(), 'what fits is shown on the jars').toBe(
    await shown.locator('.noctiluca-fit .noctiluca-dot').count(),
  );
  expect((await page.locator('.noctiluca-remark').innerText()).trim()).not.toBe('');
});

test('a die on a lit row says its number, and digits do the same', async ({ table }) => {
  const laid = { game: noctiluca, until: diving(5) };
  const mira = await table(laid);
  const seq = await mira.seq();
  await mira.page.locator('.noctiluca-shore[data-state=legal]').first().click();
  const die = mira.page.locator('[data-row=on] [data-n]').first();
  await die.click();
  expect(await mira.gold.innerText()).toBe(`Take the ${await die.getAttribute('data-n')}s`);
  await die.click();
  await mira.moved(seq);
  await mira.page.locator('.noctiluca-shore[data-last]').waitFor();

  const jonas = await table(laid);
  await jonas.page.locator('.noctiluca-shore[data-state=legal]').first().click();
  await jonas.page.locator('[data-row=on]').first().focus();
  await jonas.page.keyboard.press('6');
  expect(await jonas.gold.innerText()).toBe('Take the 6s');
  await jonas.page.keyboard.press('6');
  await jonas.moved(seq);
});

test('help with hauls has three levels, kept from game to game, and the list can be sorted', async ({ table }) => {
  const mira = await table({ game: noctiluca, sitters: THREE, until: diving(12) });
  const { page } = mira;
  const help = page.locator('.noctiluca-aside').getByLabel('Help with hauls');
  const rows = page.locator('.noctiluca-aside li button');
  expect(await page.locator('.noctiluca-aside .noctiluca-worth').count()).toBe(0);
  await page.locator('.noctiluca-aside').getByLabel('Order').selectOption('number');
  const numbers = (await rows.locator('b').allInnerTexts()).map(Number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  await help.selectOption('full');
  await expect(page.locator('.noctiluca-aside .noctiluca-worth')).toHaveCount(await rows.count());
  await help.selectOption('none');
  expect(await rows.count()).toBe(0);
  await page.reload();
  await mira.myTurn();
  expect(await help.inputValue()).toBe('none');
  await page.locator('.noctiluca-shore[data-state=legal]').first().click();
  await expect(page.locator('.noctiluca-haul-pad button'), 'two paths of six numbers').toHaveCount(12);
  await mira.give(page.locator('.noctiluca-haul-pad button').first());
});

test('dice are arranged by themselves, and a press moves one to the other jar', async ({ table }) => {
  const mira = await table({
    game: noctiluca,
    sitters: THREE,
    until: ({ seat, question }) => seat === 0 && question === 'place',
  });
  const { page } = mira;
  expect(await mira.gold.innerText()).toBe('Place them like this');
  const before = await mira.gold.getAttribute('data-answer');
  const die = page.locator('.noctiluca-moving').first();
  expect(await die.getAttribute('aria-label')).toMatch(/^A die in .+ for .+: move it to .+$/);
  await die.click();
  expect(await mira.gold.getAttribute('data-answer')).not.toBe(before);
  await page.keyboard.press('Escape');
  expect(await mira.gold.getAttribute('data-answer'), 'Escape puts it back').toBe(before);
  const seq = await mira.seq();
  await mira.gold.click();
  await mira.moved(seq);
});

test('a shore that is taken and a space that is no shore are refused with their rules', async ({ table }) => {
  const mira = await table({ game: noctiluca, until: diving(12) });
  const { page } = mira;
  const seq = await mira.seq();
  await page.locator('.noctiluca-shore[data-taken]').first().click();
  await page.getByRole('alert').getByText('NLC-5.2').waitFor();
  await page.locator('.noctiluca-space').first().click();
  await page.getByRole('alert').getByText('NLC-2.4').click();
  await page.locator('.rules li[data-marked]').getByText('The centre is not a shore').waitFor();
  expect(await mira.seq(), 'nothing has happened').toBe(seq);
});

test('with a finger the first tap shows a haul and the second dives', async ({ table }) => {
  const mira = await table({ game: noctiluca, until: diving(5) }, { viewport: PHONE, touch: true });
  const { page } = mira;
  const seq = await mira.seq();
  await page.locator('.noctiluca-shore[data-state=legal]').nth(1).tap();
  await page.locator('.noctiluca-aside li button').first().tap();
  await page.locator('[data-hit=true]').first().waitFor();
  expect(await mira.seq()).toBe(seq);
  await mira.gold.tap();
  await mira.moved(seq);
});

test('between two people at one device no favourite is seen until the next one takes it', async ({ visit }) => {
  const { page } = await visit({ path: '/new/noctiluca?with=here' });
  await page.getByRole('button', { name: 'Start' }).click();
  const seen: string[] = [];
  for (let i = 0; i < 2; i += 1) {
    await page.locator('.hand-over').waitFor();
    expect(await page.locator('.mine, .noctiluca-favourite').count(), 'a curtain is before what anybody holds').toBe(0);
    await page.locator('.hand-over button').click();
    await page.locator('.mine .noctiluca-favourite').waitFor();
    await expect(page.locator('.noctiluca-favourite'), 'nobody sees the other’s').toHaveCount(1);
    seen.push(await page.locator('.mine .noctiluca-favourite').innerText());
    await page.locator('.noctiluca-card').first().click();
    await page.locator('.noctiluca-card').last().click();
    await page.locator('.acts [data-main]').click();
  }
  expect(seen[0]).not.toBe(seen[1]);
});

test('either game loads at most 150 KB of script, and nothing of the other', async ({ visit }) => {
  for (const [game, clause, other] of [
    ['noctiluca', 'NLC-5.2', 'NOC-6.1'],
    ['nocturne', 'NOC-6.1', 'NLC-5.2'],
  ] as const) {
    const mira = await visit({ path: '/join' });
    const loads = new Loads(mira, /\.js$/);
    // At an address of its own nothing is loaded ahead, as it is beside the posters.
    await mira.go(`/new/${game}`);
    await mira.page.getByRole('button', { name: 'Start' }).click();
    await mira.myTurn();
    const scripts = await loads.texts();
    const all = [...scripts.values()];
    // Bots come in a thread of their own, once one sits down.
    const own = [...scripts].filter(([path]) => !isForBots(path));
    const size = own.reduce((sum, [, text]) => sum + packed(text), 0);
    const holds = (rule: string) => all.some((text) => text.includes(rule));
    expect(holds(clause), `the rules of ${game} are there`).toBe(true);
    expect(holds(other), `${game} loads the other game's rules`).toBe(false);
    expect(size, `bytes of script for ${game}`).toBeLessThanOrEqual(150 * 1024);
  }
});

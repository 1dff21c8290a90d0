import { nocturion } from '@nightjar/nocturion';
import { ahead } from './ahead.ts';
import { axe } from './axe.ts';
import { DESK, expect, online, PHONE, SMALL, test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import { Loads, packed } from './loads.ts';
import { BOT, MIRA, type Moment, prepared, type Sitter, type Wish } from './prepared.ts';
import { isForBots } from './site.ts';
import type { Visitor } from './visitor.ts';

const WREN: Sitter = { kind: 'bot', name: 'Wren', bot: 'greedy' };
const ROOK: Sitter = { kind: 'bot', name: 'Rook', bot: 'greedy' };

/** A number that goes on from call to call, the same in every run, below so many. */
function chance(seed: number): (below: number) => number {
  let last = seed;
  return (below) => {
    last = (last * 1103515245 + 12345) % 2 ** 31;
    return Math.floor((last / 2 ** 31) * below);
  };
}

/** What is answered first where it can be: so Heirlooms, Beasts and Curses come onto the table. */
const WANTED = [/^(quest|equip)/, /^activate/, /^use/, /^choose summon/, /^end/];

/** A table of Nocturion on which a lot has happened until seat 0 is asked this. */
function laid(
  id: string,
  question: string,
  count: number,
  sitters: readonly Sitter[] = [MIRA, BOT, WREN],
  isWanted: (moment: Moment) => boolean = () => true,
) {
  const pick = chance(7);
  const choose = ({ answers }: Moment): string | undefined => {
    const wanted =
      WANTED.map((kind) => answers.filter((text) => kind.test(text))).find(({ length }) => length > 0) ?? answers;
    return wanted[pick(wanted.length)];
  };
  const until = (moment: Moment): boolean =>
    moment.seat === 0 && moment.question === question && moment.count >= count && isWanted(moment);
  const wish: Wish = { game: nocturion, id, sitters, choose, until };
  return prepared(wish);
}

/** Plays on by pressing what is lit on the table, never the list of answers: parts of an answer first, gold last. */
async function press(mira: Visitor, pick: (below: number) => number, isTouch = false): Promise<void> {
  const seq = await mira.seq();
  for (let presses = 0; presses < 6; presses += 1) {
    const spots = await mira.page.evaluate(async (turn) => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
      const gold = [...document.querySelectorAll('.acts [data-main]')];
      const lit = [...document.querySelectorAll('.table :is([data-state=legal], .acts [data-legal])')];
      // A place or a die of the pool goes before anything else: so the year passes.
      const places = lit.filter((each) => each.matches('.nocturion-location, .nocturion-pool *') && turn % 5 > 0);
      return (gold.length > 0 ? gold : places.length > 0 ? places : lit)
        .filter((each) => each.checkVisibility() && each.closest('[popover]') === null)
        .map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, isGold: gold.length > 0 };
        });
    }, seq);
    const spot = spots[pick(spots.length)];
    if (spot === undefined) break;
    await (isTouch ? mira.page.touchscreen.tap(spot.x, spot.y) : mira.page.mouse.click(spot.x, spot.y));
    if (!spot.isGold) continue;
    await mira.moved(seq);
    return;
  }
  throw new Error(`“${await mira.question()}” cannot be answered on the table`);
}

test('a game is played by click on what is lit, without the list of answers', async ({ table }) => {
  const mira = await table({ game: nocturion, sitters: [MIRA, BOT], left: 50, until: ({ seat }) => seat === 0 });
  const pick = chance(3);
  await mira.finish(() => press(mira, pick));
  expect(await mira.totals()).toHaveLength(2);
  expect(mira.troubles).toEqual([]);
});

test('a game is played to its end by tap on a phone', async ({ visit }) => {
  const late = laid('late', 'action', 110, [MIRA, BOT]);
  const mira = await visit({ path: '/here/late', tables: [late], viewport: PHONE, touch: true });
  const pick = chance(5);
  await mira.finish(() => press(mira, pick, true));
  expect(await mira.totals()).toHaveLength(2);
  expect(mira.troubles).toEqual([]);
});

test('turns are taken by keyboard alone: a place by Tab and arrows, Enter arms, Enter gives', async ({ visit }) => {
  const mira = await visit({ path: '/here/keys', tables: [laid('keys', 'action', 40)] });
  const { page } = mira;
  await mira.myTurn();
  await mira.tabTo(page.locator('.nocturion-location'));
  const before = await page.evaluate(() => document.activeElement?.getAttribute('data-space'));
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('data-space'))).not.toBe(before);
  await expect(page.getByRole('tooltip'), 'what has the focus explains itself').toBeVisible();
  for (let turn = 0; turn < 3; turn += 1) {
    const lit = page.locator(
      ':is(.nocturion-location, .nocturion-die):is([data-state=legal], [data-state=focus]), .acts [data-legal]',
    );
    const seq = await mira.seq();
    await page.locator('.ask-question').focus();
    await mira.tabTo(lit);
    await page.keyboard.press('Enter');
    if ((await mira.gold.count()) === 0) {
      await mira.tabTo(page.locator('.acts [data-legal]'));
      await page.keyboard.press('Enter');
    }
    await expect(mira.gold).toBeVisible();
    await page.keyboard.press('Enter');
    await mira.moved(seq);
    await mira.myTurn();
  }
  expect(mira.troubles).toEqual([]);
});

test('before a die is given its place, the table says in order what would happen', async ({ visit }) => {
  const mira = await visit({ path: '/here/ahead', tables: [laid('ahead', 'action', 40)] });
  const { page } = mira;
  await mira.myTurn();
  const place = page.locator('.nocturion-location[data-state=legal]').first();
  await place.click();
  await expect(mira.gold).toHaveText(/^Place the \d here$/);
  await expect(page.locator('.ask-question')).toHaveText(/^The \d to the .+\? Press once more/);
  const steps = page.locator('.nocturion-preview li');
  await expect(steps.nth(0)).toHaveText(/^Tracker to (Winter|Spring|Summer|Autumn), /);
  await expect(steps.nth(1)).toHaveText(/refill/);
  await expect(steps.nth(2)).toHaveText(/[Gg]ather/);
  await expect(page.locator('.nocturion-spot[data-to]')).toHaveCount(1);
  const told = await page.locator('.nocturion-spot[data-to]').getAttribute('aria-label');
  await mira.gold.click();
  const stands = page.locator('.nocturion-spot[data-at]');
  await expect(stands).toHaveAttribute('aria-label', (told ?? '').replace('would stop here', 'is here'));
});

test('another house is shown whole by one press, and the numbers say that they are our own', async ({ visit }) => {
  const mira = await visit({ path: '/here/house', tables: [laid('house', 'action', 60), laid('first', 'house', 0)] });
  const { page } = mira;
  await mira.myTurn();
  await page.locator('.nocturion-more').first().click();
  await expect(page.locator('.nocturion-sheet:popover-open')).toContainText('in hand');
  await page.keyboard.press('Escape');
  await expect(page.locator('.nocturion-sheet:popover-open')).toHaveCount(0);
  await page.locator('.nocturion-hand .nocturion-beast').first().hover();
  await expect(page.getByRole('tooltip')).toContainText('Reconstructed');
  await mira.open('goals');
  await expect(mira.dialog.locator('.nocturion-numbers')).toContainText('house edition');
  await mira.close();
  await mira.go('/here/first');
  await expect(page.locator('.nocturion-notice')).toContainText('reconstructed');
});

test('a player who wants no windows passes in them and is not asked', async ({ visit }) => {
  const mira = await visit({ path: '/here/react', tables: [laid('react', 'react', 20)] });
  const { page } = mira;
  await mira.myTurn();
  await expect(page.locator('.nocturion-tray .nocturion-beast')).not.toHaveCount(0);
  const seq = await mira.seq();
  await mira.open('goals');
  await page.getByLabel('When my Beasts could react').selectOption('pass for me');
  await mira.close();
  await mira.moved(seq);
});

test('in German the whole table speaks German', async ({ visit }) => {
  const mira = await visit({ path: '/here/de', tables: [laid('de', 'action', 60)], settings: { lang: 'de' } });
  const { page } = mira;
  await mira.myTurn();
  await expect(page.locator('.stand')).toContainText(/Jahr \d von 6/);
  await page.locator('.nocturion-location[data-state=legal]').first().click();
  await expect(mira.gold).toHaveText(/^Die \d hierher legen$/);
  await expect(page.locator('.nocturion-preview li').first()).toHaveText(/^Zeiger auf/);
  await mira.open('goals');
  await expect(mira.dialog).toContainText('Rekonstruierte Zahlen');
});

const FOUR = [MIRA, BOT, WREN, ROOK];
const LAID = [
  laid('house', 'house', 0),
  laid('die', 'die', 30, FOUR),
  laid('keep', 'keep', 20, [MIRA, BOT]),
  laid('action', 'action', 120, FOUR),
  laid('react', 'react', 40),
];

/** On a phone held sideways and on a page at twice its size the board stays and the rest scrolls beside it. */
const SCROLLS = /^the page scrolls down|leaves the screen$/;
const SIZES = {
  desk: DESK,
  phone: PHONE,
  tablet: { width: 1024, height: 768 },
  large: { width: 2560, height: 1440 },
  small: SMALL,
  sideways: { width: 844, height: 390 },
  zoomed: { width: 720, height: 450 },
};

/** Where every kind of question is looked at; elsewhere the two with the most on the table. */
const COMMON = ['desk', 'phone', 'small'];

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`nothing scrolls, overlaps or is cut at the ${size}`, async ({ visit }) => {
    const mira = await visit({ viewport, tables: LAID, settings: { lang: size === 'desk' ? 'en' : 'de' } });
    for (const { id } of COMMON.includes(size) ? LAID : LAID.slice(-2)) {
      await mira.go(`/here/${id}`);
      await mira.myTurn();
      const faults = await layoutFaults(mira.page);
      expect.soft(viewport.height < 520 ? faults.filter((fault) => !SCROLLS.test(fault)) : faults, id).toEqual([]);
    }
  });
}

for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE, small: SMALL })) {
  test(`the dice of the pool cover nothing of the Calendar and the city at the ${size}`, async ({ visit }) => {
    const mira = await visit({ viewport, path: '/here/die', tables: LAID });
    await mira.myTurn();
    const covered = await mira.page.evaluate(() => {
      const dice = [...document.querySelectorAll('.nocturion-pool .nocturion-die')].map((die) =>
        die.getBoundingClientRect(),
      );
      const seen = document.querySelectorAll(
        '.nocturion-location, .nocturion-spot, .nocturion-results i, .nocturion-arm > *, .nocturion-hub > *, .ask',
      );
      return [...seen].flatMap((each) => {
        const { left, top, right, bottom, height } = each.getBoundingClientRect();
        const lies = dice.some((die) => die.left < right && die.right > left && die.top < bottom && die.bottom > top);
        return dice.length > 0 && (height === 0 || !lies) ? [] : [each.outerHTML.slice(0, 60)];
      });
    });
    expect(covered).toEqual([]);
  });
}

test('on a phone each house to choose from says what it may do, and none has to be scrolled to', async ({ visit }) => {
  const until = ({ seat, question }: Moment): boolean => seat === 0 && question === 'house';
  const first = prepared({ game: nocturion, id: 'first', sitters: FOUR, seed: 'd', until });
  const mira = await visit({ viewport: PHONE, path: '/here/first', tables: [first], settings: { lang: 'de' } });
  await mira.myTurn();
  const houses = mira.page.locator('.nocturion-house-card');
  await expect(houses).toHaveCount(FOUR.length);
  for (const house of await houses.all()) await expect(house.getByText(/^III /)).toBeInViewport({ ratio: 1 });
});

test('on a low phone what the house may do now is lit, and its hand is one press away', async ({ visit }) => {
  const able = laid('able', 'action', 40, [MIRA, BOT], ({ answers }) =>
    answers.some((text) => text.startsWith('ability')),
  );
  const mira = await visit({ path: '/here/able', tables: [able], viewport: SMALL, touch: true });
  const { page } = mira;
  await mira.myTurn();
  await expect(page.locator('.nocturion-mine .nocturion-ability[data-state=legal]')).toBeVisible();
  expect(await layoutFaults(page)).toEqual([]);
  const whole = page.getByRole('button', { name: /^Show all of House .+ in hand$/ });
  const held = Number(await whole.locator('.number').textContent());
  expect(held).toBeGreaterThan(0);
  await whole.click();
  await expect(page.locator('.nocturion-sheet:popover-open .nocturion-hand .nocturion-beast')).toHaveCount(held);
});

for (const [size, viewport] of Object.entries({ desk: DESK, phone: PHONE })) {
  test(`axe finds nothing at the ${size}`, async ({ visit }) => {
    const mira = await visit({ viewport, tables: LAID });
    for (const id of ['house', 'action', 'react']) {
      await mira.go(`/here/${id}`);
      await mira.myTurn();
      expect.soft(await axe(mira.page), id).toEqual([]);
    }
    await mira.open('goals');
    expect.soft(await axe(mira.page), 'goals').toEqual([]);
  });
}

test('the first playable board takes at most 200 KB of script', async ({ visit }) => {
  const mira = await visit({ path: '/settings' });
  const loads = new Loads(mira, /\.js$/);
  await mira.go('/new/nocturion');
  await mira.page.getByRole('button', { name: 'Start' }).click();
  await mira.myTurn();
  const scripts = [...(await loads.texts())].filter(([path]) => !isForBots(path));
  const bytes = scripts.reduce((sum, [, text]) => sum + packed(text), 0);
  expect(scripts.length, 'scripts were seen').toBeGreaterThan(3);
  expect(bytes).toBeLessThanOrEqual(200 * 1024);
});

/** What is answered first, so that Beasts come onto the table. */
const SUMMONS = [
  ...['farm', 'barracks', 'iron-mine', 'warehouse', 'watchtower', 'mage-tower'].map((place) => `activate ${place}`),
  'activate',
  'use',
  'choose summon',
  'pass',
  'end',
];

online('a Beast reacts in another’s turn, after its owner has loaded the page again', async ({ meet }) => {
  const { mira, jonas, people, path } = await meet('nocturion');
  const person = await ahead(people, path.replace('/table/', ''), { question: 'react', liked: SUMMONS });
  if (person === null) throw new Error('nobody is asked to react in this deal');
  const other = person === mira ? jonas : mira;
  await person.myTurn();
  const asked = await person.question();
  expect(asked, 'it is the turn of the other').toMatch(person === mira ? /^Jonas.*Beast/ : /^Mira.*Beast/);
  await person.page.reload();
  await person.myTurn();
  expect(await person.question()).toBe(asked);
  expect(await other.isAsked(), 'the other waits').toBe(false);
  const seq = await person.seq();
  await person.page.locator('.nocturion-tray .nocturion-beast').first().click();
  await person.gold.click();
  await person.moved(seq);
  await other.moved(seq);
  expect([...mira.troubles, ...jonas.troubles]).toEqual([]);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { noctiluca } from '@nightjar/noctiluca';
import { axe, DESK, moved, myTurn, PHONE, posterOf, quickGame, SMALL, seqOf, useBrowser, visit } from './browser.mjs';
import { layoutFaults } from './layout.mjs';
import { BOT, JONAS, MIRA, prepared } from './prepared.mjs';
import { openServer } from './server.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('./prepared.mjs').Moment} Moment */

useBrowser(openServer);

const BOTS = ['Ash', 'Luma', 'Rowan'].map((name) => ({ ...BOT, name }));
/** @param {string} question @param {number} [after] @returns {(moment: Moment) => boolean} */
const mine =
  (question, after = 0) =>
  (moment) =>
    moment.seat === 0 && moment.question === question && moment.count >= after;
/** @param {Omit<Parameters<typeof prepared>[0], 'game'>} wish */
const laid = (wish) => prepared({ game: noctiluca, ...wish });

const isOver = async (/** @type {Page} */ page) => (await page.locator('.end').count()) > 0;

/** Dives or chooses on the board itself: a shore and a haul, or the first of what lies in the tray. @param {Page} page */
async function playOnBoard(page) {
  const seq = await seqOf(page);
  const card = page.locator('.luca-card').first();
  if ((await card.count()) > 0) await card.click();
  else {
    // The last shore that is free is nobody's choice.
    const shore = page.locator('.luca-shore[data-state=legal]').first();
    if ((await shore.count()) > 0) await shore.click();
    await page.locator('.luca-aside li button').first().click();
  }
  await moved(page, seq);
}

/** @param {Page} page @param {(page: Page) => Promise<void>} turn */
async function toTheEnd(page, turn) {
  for (let i = 0; i < 200; i += 1) {
    await myTurn(page);
    if (await isOver(page)) return;
    await turn(page);
  }
  assert.fail('the game did not end');
}

test('a new visitor plays Noctiluca after one click on its poster, and the second click answers', async () => {
  const { page, troubles } = await visit();
  await quickGame(page, 'Noctiluca');
  assert.match(page.url(), /\/here\/\w+$/);
  assert.equal(await page.locator('.tbar h1').innerText(), 'Noctiluca');
  const seq = await seqOf(page);
  await page.locator('.luca-card').first().click();
  await moved(page, seq);
  assert.deepEqual(troubles, []);
});

test('a solo game is played on the board to its score, which says who won', async () => {
  const { page, troubles } = await visit({ path: '/new/noctiluca?with=solo' });
  await page.getByRole('button', { name: 'Start' }).click();
  await myTurn(page);
  assert.equal(await page.locator('.others h2').innerText(), 'The tempest');
  await toTheEnd(page, playOnBoard);
  const total = Number((await page.locator('.paper tfoot td').innerText()).replace('−', '-'));
  const lines = await page.locator('.paper tbody td button').allInnerTexts();
  assert.equal(lines.length, 7, 'the tempest has two lines');
  assert.equal(
    lines.reduce((sum, points) => sum + Number(points.replace('−', '-')), 0),
    total,
  );
  assert.equal(
    await page.locator('.won .quietly').innerText(),
    total >= 1 ? 'You outlast the tempest.' : 'The tempest wins.',
  );
  assert.deepEqual(troubles, []);
});

/** Walks with Tab until something that matches has the focus. @param {Page} page @param {string} wanted */
async function tabTo(page, wanted) {
  for (let i = 0; i < 60; i += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, wanted)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${wanted} cannot be reached by keyboard`);
}

/** @param {Page} page */
async function playByKeys(page) {
  const seq = await seqOf(page);
  if ((await page.locator('.luca-card').count()) > 0) {
    await tabTo(page, '.luca-card');
    await page.keyboard.press('Enter');
    return moved(page, seq);
  }
  await tabTo(page, '.luca-pool button');
  const isOnFreeShore = () => page.locator('.luca-shore[data-state]:focus:not([data-taken])').count();
  for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(key);
    assert.equal(await page.locator('.luca-pool button:focus').count(), 1, 'arrows stay in the pool');
  }
  // From wherever the arrows led, on to a free shore; the last one is nobody's choice.
  for (let i = 0; i < 60 && (await isOnFreeShore()) === 0; i += 1)
    await page.keyboard.press(['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'][Math.floor(i / 3) % 4] ?? '');
  await page.keyboard.press('Enter');
  await tabTo(page, '.luca-hauls li button');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  return moved(page, seq);
}

test('from Home to the final score with the keyboard alone', async () => {
  const { page, troubles } = await visit();
  await posterOf(page, 'Noctiluca').waitFor();
  await tabTo(page, '.poster[data-game=noctiluca] .btn[data-main]');
  await page.keyboard.press('Enter');
  await myTurn(page);
  await toTheEnd(page, playByKeys);
  assert.match(await page.locator('.won h1').innerText(), /win/);
  await tabTo(page, '.paper tbody button');
  assert.deepEqual(troubles, []);
});

test('two people play a whole game online, each with a favourite of their own', async () => {
  const mira = await visit({ path: '/new/noctiluca?with=online', settings: { lang: 'en', name: 'Mira' } });
  await mira.page.getByRole('button', { name: 'Open the table' }).click();
  await mira.page.getByText('The table is set').waitFor();
  const jonas = await visit({ path: new URL(mira.page.url()).pathname, settings: { lang: 'en', name: 'Jonas' } });
  await jonas.page.getByRole('button', { name: 'Sit down' }).click();
  await mira.page.locator('.ask, .btn[data-main]:enabled').first().waitFor();
  await mira.page
    .getByRole('button', { name: 'Start the game' })
    .click({ timeout: 5000 })
    .catch(() => undefined);
  const pages = [mira.page, jonas.page];
  for (const page of pages) await page.locator('.ask').waitFor();
  /** @type {string[]} */
  const favourites = [];
  for (const page of pages) favourites.push(await page.locator('.mine .luca-favourite').innerText());
  assert.notEqual(favourites[0], favourites[1]);

  for (let i = 0; i < 400; i += 1) {
    if ((await isOver(mira.page)) && (await isOver(jonas.page))) break;
    for (const page of pages) {
      if ((await page.locator('.acts [data-legal], [data-answers]').count()) === 0) continue;
      const card = page.locator('.luca-card').first();
      const isChoice = (await card.count()) > 0;
      const seq = await seqOf(page);
      // A dive is three answers; where one shore is left, two.
      const answers = isChoice ? 1 : (await page.locator('.luca-shore[data-state=legal]').count()) > 0 ? 3 : 2;
      await (isChoice ? card : page.locator('.luca-aside li button').first()).click();
      await page.waitForFunction(
        (least) =>
          document.querySelector('.end') !== null ||
          Number(document.querySelector('.ask')?.getAttribute('data-seq')) >= least,
        seq + answers,
      );
    }
    await mira.page.waitForTimeout(30);
  }
  /** @type {string[][]} */
  const totals = [];
  for (const page of pages) {
    await page.locator('.end .chart').waitFor();
    totals.push(await page.locator('.paper tfoot td').allInnerTexts());
  }
  assert.deepEqual(totals[0], totals[1]);
  assert.equal(totals[0]?.length, 2);
  assert.deepEqual([...mira.troubles, ...jonas.troubles], []);
});

test('pointing at a shore lights both its rows; pointing at a haul shows its dice, its jars and what becomes of the rest', async () => {
  const table = laid({ sitters: [MIRA, ...BOTS.slice(0, 2)], until: mine('shore', 12) });
  const { page } = await visit({ path: '/here/prepared', tables: [table] });
  await myTurn(page);
  assert.equal(await page.locator('[data-row]').count(), 0);
  await page.locator('.luca-shore[data-state=legal]').first().focus();
  assert.equal(await page.locator('[data-row=on]').count(), 7, 'three spaces and four');
  const haul = page.locator('.luca-aside li button').first();
  await page.keyboard.press('Enter');
  await haul.focus();
  assert.ok([3, 4].includes(await page.locator('[data-row=on]').count()), 'one row is said');
  const hits = await page.locator('[data-hit=true]').count();
  const shown = page.locator('.luca-hauls li[data-on]');
  assert.equal(await shown.locator('.luca-d').count(), hits, 'the dice of the list are those lit in the pool');
  assert.equal(
    await page.locator('.mine [data-soon]').count(),
    await shown.locator('.luca-fit .luca-d').count(),
    'what fits is shown on the jars',
  );
  assert.notEqual((await page.locator('.luca-remark').innerText()).trim(), '');
});

test('a die on a lit row says its number, and digits do the same', async () => {
  const table = laid({ until: mine('shore', 5) });
  const { page } = await visit({ path: '/here/prepared', tables: [table] });
  await myTurn(page);
  const seq = await seqOf(page);
  await page.locator('.luca-shore[data-state=legal]').first().click();
  await page.locator('[data-row=on] [data-n]').first().click();
  await moved(page, seq);
  await page.locator('.luca-shore[data-last]').waitFor();

  await page.evaluate((kept) => localStorage.setItem(`nightjar.table.${kept.id}`, JSON.stringify(kept)), table);
  await page.reload();
  await myTurn(page);
  await page.locator('.luca-shore[data-state=legal]').first().click();
  await page.locator('[data-row=on]').first().focus();
  await page.keyboard.press('6');
  await moved(page, seq);
});

test('help with hauls has three levels, kept from game to game, and the list can be sorted', async () => {
  const table = laid({ sitters: [MIRA, ...BOTS.slice(0, 2)], until: mine('shore', 12) });
  const { page } = await visit({ path: '/here/prepared', tables: [table] });
  await myTurn(page);
  const help = page.locator('.luca-aside').getByLabel('Help with hauls');
  const rows = page.locator('.luca-aside li button');
  assert.equal(await page.locator('.luca-aside .luca-worth').count(), 0);
  await page.locator('.luca-aside').getByLabel('Order').selectOption('number');
  const numbers = (await rows.locator('b').allInnerTexts()).map(Number);
  assert.deepEqual(
    numbers,
    numbers.toSorted((a, b) => a - b),
  );
  await help.selectOption('full');
  assert.equal(await page.locator('.luca-aside .luca-worth').count(), await rows.count());
  await help.selectOption('none');
  assert.equal(await rows.count(), 0);
  await page.reload();
  await myTurn(page);
  assert.equal(await help.inputValue(), 'none');
  await page.locator('.luca-shore[data-state=legal]').first().click();
  assert.equal(await page.locator('.luca-pad button').count(), 12, 'two paths of six numbers');
  const seq = await seqOf(page);
  await page.locator('.luca-pad button').first().click();
  await moved(page, seq);
});

test('a shore that is taken and a space that is no shore are refused with their rules', async () => {
  const table = laid({ until: mine('shore', 12) });
  const { page } = await visit({ path: '/here/prepared', tables: [table] });
  await myTurn(page);
  const seq = await seqOf(page);
  await page.locator('.luca-shore[data-taken]').first().click();
  await page.getByRole('alert').getByText('NLC-5.2').waitFor();
  await page.locator('.luca-space').first().click();
  await page.getByRole('alert').getByText('NLC-2.4').click();
  await page.locator('.rules li[data-marked]').getByText('The centre is not a shore').waitFor();
  assert.equal(await seqOf(page), seq, 'nothing has happened');
});

test('with a finger the first tap shows a haul and the second dives', async () => {
  const table = laid({ until: mine('shore', 5) });
  const { page } = await visit({ path: '/here/prepared', tables: [table], viewport: PHONE, touch: true });
  await myTurn(page);
  const seq = await seqOf(page);
  await page.locator('.luca-shore[data-state=legal]').nth(1).tap();
  await page.locator('.luca-aside li button').first().tap();
  await page.locator('[data-hit=true]').first().waitFor();
  assert.equal(await seqOf(page), seq);
  await page.locator('.acts [data-main]').tap();
  await moved(page, seq);
});

test('between two people at one device no favourite is seen until the next one takes it', async () => {
  const { page } = await visit({ path: '/new/noctiluca?with=here' });
  await page.getByRole('button', { name: 'Start' }).click();
  /** @type {string[]} */
  const seen = [];
  for (let i = 0; i < 2; i += 1) {
    await page.locator('.hand-over').waitFor();
    assert.equal(await page.locator('.mine, .board-slot, .luca-favourite').count(), 0, 'the screen is empty');
    await page.locator('.hand-over button').click();
    await page.locator('.mine .luca-favourite').waitFor();
    assert.equal(await page.locator('.luca-favourite').count(), 1, 'nobody sees the other’s');
    seen.push(await page.locator('.mine .luca-favourite').innerText());
    await page.locator('.luca-card').first().click();
  }
  assert.notEqual(seen[0], seen[1]);
});

test('either game is at hand with at most 200 KB of script, and loads nothing of the other', async () => {
  for (const [game, own, other] of /** @type {const} */ ([
    ['Noctiluca', 'NLC-5.2', 'NOC-6.1'],
    ['Nocturne', 'NOC-6.1', 'NLC-5.2'],
  ])) {
    const { page, context } = await visit({ path: '/join', isBare: true });
    /** @type {Map<string, string>} */
    const scripts = new Map();
    /** @type {Promise<void>[]} */
    const read = [];
    const keep = async (/** @type {import('playwright-core').Response} */ response) => {
      if (!response.url().endsWith('.js')) return;
      const text = await response.text().catch(() => null);
      if (text !== null) scripts.set(new URL(response.url()).pathname, text);
    };
    context.on('response', (response) => void read.push(keep(response)));
    // At an address of its own nothing is loaded ahead for somebody who looks at the posters.
    await page.goto(new URL(`/new/${game.toLowerCase()}`, page.url()).href);
    await page.getByRole('button', { name: 'Start' }).click();
    await myTurn(page);
    await Promise.all(read);
    const all = [...scripts.values()];
    const size = all.reduce((sum, text) => sum + gzipSync(text).length, 0);
    assert.ok(
      all.some((text) => text.includes(own)),
      `the rules of ${game} are there`,
    );
    assert.ok(!all.some((text) => text.includes(other)), `${game} loads the other game's rules`);
    assert.ok(size <= 200 * 1024, `${game}: ${Math.round(size / 1024)} KB of script`);
  }
});

const LAID = [
  laid({ id: 'keep', sitters: [MIRA, ...BOTS.slice(0, 2)], until: mine('keep') }),
  laid({ id: 'start', sitters: [MIRA, ...BOTS.slice(0, 2)], until: mine('shore') }),
  laid({ id: 'middle', sitters: [MIRA, ...BOTS], until: mine('shore', 30) }),
  laid({ id: 'late', sitters: [MIRA, BOT], until: mine('shore', 75) }),
  laid({ id: 'number', sitters: [MIRA, BOT], until: mine('number', 20) }),
  laid({ id: 'split', sitters: [MIRA, BOT], until: mine('place', 5) }),
  laid({ id: 'passed', sitters: [MIRA, BOT], until: mine('passed', 10) }),
  laid({ id: 'jar', sitters: [MIRA, BOT], until: mine('jar', 10) }),
  laid({ id: 'solo', sitters: [MIRA], until: mine('shore', 20) }),
  laid({ id: 'draw', sitters: [MIRA], until: mine('draw') }),
  laid({ id: 'shared', sitters: [MIRA, JONAS], until: ({ count }) => count > 8 }),
];

for (const [name, viewport] of Object.entries({ PHONE, SMALL, DESK })) {
  for (const lang of ['en', 'de']) {
    test(`nothing scrolls, overlaps or is cut at a table of Noctiluca at ${name} in ${lang}`, async () => {
      const { page, url } = await visit({ viewport, tables: LAID, settings: { lang } });
      /** @type {string[]} */
      const faults = [];
      for (const { id, asked } of LAID) {
        assert.notEqual(asked, null, `${id} is not over`);
        await page.goto(`${url}/here/${id}`);
        await myTurn(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        faults.push(...(await layoutFaults(page)).map((fault) => `${id}: ${fault}`));
      }
      assert.deepEqual(faults, []);
    });
  }
}

const OVER = [laid({ id: 'over', sitters: [MIRA, ...BOTS] }), laid({ id: 'alone', sitters: [MIRA] })];

for (const lang of ['en', 'de']) {
  for (const [size, viewport] of Object.entries({ DESK, PHONE })) {
    test(`axe finds nothing at a table of Noctiluca, its drawers, its score and its new table in ${lang} at ${size}`, async () => {
      const { page, url } = await visit({ settings: { lang }, tables: [...LAID, ...OVER], viewport });
      /** @type {Record<string, string[]>} */
      const found = {};
      const check = async (/** @type {string} */ where) => {
        const findings = await axe(page);
        if (findings.length > 0) found[where] = findings;
      };
      await page.goto(`${url}/new/noctiluca`);
      await page.locator('.begin').waitFor();
      await check('new table');
      for (const id of ['over', 'alone']) {
        await page.goto(`${url}/here/${id}`);
        await page.locator('.chart').waitFor();
        await check(id);
      }
      for (const id of ['keep', 'split', 'passed', 'jar', 'solo', 'middle']) {
        await page.goto(`${url}/here/${id}`);
        await myTurn(page);
        await check(id);
      }
      await page.locator('.luca-shore[data-state=legal]').first().click();
      await page.locator('.luca-aside li button').first().focus();
      await check('a haul');
      await page.keyboard.press('g');
      await page.locator('dialog').waitFor();
      await check('goals');
      assert.deepEqual(found, {});
    });
  }
}

test('a table of Noctiluca is German throughout', async () => {
  const { page, url } = await visit({ lang: 'de-DE', tables: [...LAID, ...OVER] });
  const english = /\b(the|and|with|your|you|from|this|jar|jars|dice|die|shore|path|pile|token|tokens|left|lost|fits)\b/;
  /** @type {string[]} */
  const found = [];
  for (const { id } of [...LAID, ...OVER]) {
    await page.goto(`${url}/here/${id}`);
    await myTurn(page);
    if (await isOver(page)) await page.locator('.chart').waitFor();
    else if ((await page.locator('.hand-over').count()) === 0) {
      await page.keyboard.press('g');
      await page.locator('dialog').waitFor();
    }
    const texts = await page.evaluate(() => {
      const labels = [...document.querySelectorAll('[aria-label], [title]')].map(
        (element) => `${element.getAttribute('aria-label') ?? ''} ${element.getAttribute('title') ?? ''}`,
      );
      return [document.body.innerText, ...labels];
    });
    // “die” is a German article as well.
    for (const text of texts) {
      const said = english.exec(text.replaceAll(/\bdie\b/g, ''))?.[0];
      if (said !== undefined) found.push(`${id}: ${said} in ${text.slice(0, 80)}`);
    }
  }
  assert.deepEqual(found, []);
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answer, DESK, moved, myTurn, PHONE, SMALL, seqOf, useBrowser, visit } from './browser.mjs';
import { layoutFaults } from './layout.mjs';
import { BOT, JONAS, MIRA, prepared } from './prepared.mjs';

useBrowser();

const BOTS = ['Ash', 'Luma', 'Rowan'].map((name) => ({ ...BOT, name }));
const isMine = (/** @type {{ seat: number }} */ { seat }) => seat === 0;

test('an answer is taken back with one press, as far as nothing was learnt since; then it is said why not', async () => {
  const table = prepared({ sitters: [MIRA], until: ({ undoable, answers }) => undoable > 0 && answers.length > 1 });
  const { page } = await visit({ path: '/here/prepared', tables: [table] });
  await myTurn(page);
  const before = await seqOf(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await moved(page, before);
  assert.ok((await seqOf(page)) < before);
  const barrier = page.getByRole('alert');
  for (let i = 0; i < 10 && (await barrier.count()) === 0; i += 1) {
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator(`[role=alert], .ask:not([data-seq="${before}"])`).first().waitFor();
  }
  assert.match(
    await barrier.innerText(),
    /Not possible: (something was revealed or drawn since|there is nothing to take back)/,
  );
  const there = await seqOf(page);
  await answer(page);
  assert.ok((await seqOf(page)) > there, 'the game goes on from there');
});

test('what cannot be is refused with its rule, and the rule is one press away', async () => {
  const table = prepared({
    sitters: [MIRA, BOT],
    until: ({ seat, question, answers, count }) =>
      seat === 0 && count > 2 && question !== 'start' && answers.some((text) => text.startsWith('cast')),
  });
  const { page } = await visit({ path: '/here/prepared', tables: [table] });
  await myTurn(page);
  const seq = await seqOf(page);
  await page.locator('[data-space][data-state=quiet]').first().click();
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  assert.match(await refusal.innerText(), /Not possible: \S.*NOC-\d/s);
  const rule = (await refusal.getByRole('button').innerText()).trim();
  await refusal.getByRole('button').click();
  const clause = page.locator('.rules li[data-marked]');
  await clause.waitFor();
  assert.ok((await clause.innerText()).startsWith(rule), 'the clause that was named is marked');
  assert.ok((await clause.innerText()).length > rule.length + 20, 'with its text');
  assert.equal(await seqOf(page), seq, 'nothing has happened');
});

test('pointing at an answer shows what it would mean before it is given', async () => {
  const table = prepared({
    until: ({ seat, answers, count }) => seat === 0 && count > 4 && answers.some((text) => text.startsWith('cast')),
  });
  const { page } = await visit({ path: '/here/prepared', tables: [table] });
  await myTurn(page);
  assert.equal(await page.locator('.noc-preview').count(), 0);
  await page.locator('[data-space][data-state=legal]').first().focus();
  await page.locator('.noc-preview').waitFor();
  assert.notEqual((await page.locator('.noc-preview').innerText()).trim(), '');
});

test('where a confirmation is wanted the first press chooses and the second answers', async () => {
  const table = prepared({ until: ({ seat, answers }) => seat === 0 && answers.length > 4 });
  const { page } = await visit({ path: '/here/prepared', tables: [table], settings: { confirm: 'always' } });
  await myTurn(page);
  const seq = await seqOf(page);
  await page.locator('[data-answers]').click();
  await page.locator('.answers [data-answer]').last().click();
  await page.getByRole('button', { name: 'Not yet' }).click();
  assert.equal(await seqOf(page), seq);
  await page.locator('[data-answers]').click();
  await page.locator('.answers [data-answer]').last().click();
  await page.locator('.acts .btn[data-main]').click();
  await moved(page, seq);
});

test('between two people at one device nothing of either is seen until the next one takes it', async () => {
  const { page } = await visit({ path: '/new/nocturne?with=here' });
  await page.getByRole('button', { name: 'Start' }).click();
  const brews = () => page.locator('.mine .noc-brew-name').allInnerTexts();
  /** @type {string[][]} */
  const held = [];
  for (let i = 0; i < 2; i += 1) {
    await page.locator('.hand-over').waitFor();
    assert.equal(await page.locator('.mine, .board-slot, .noc-brew').count(), 0, 'the screen is empty');
    const shown = await page.locator('body').innerText();
    for (const name of held.flat()) assert.ok(!shown.includes(name), `${name} is hidden`);
    await page.locator('.hand-over button').click();
    await page.locator('.mine .noc-brew-name').first().waitFor();
    held.push(await brews());
    assert.equal(await page.locator('.others .noc-brew').count(), 0, 'nothing of the other');
    await answer(page, 'cast');
  }
  assert.notDeepEqual(held[0], held[1]);
  await page.locator('.hand-over').waitFor();
});

test('the language changes everywhere at once, the open question and the log included', async () => {
  const table = prepared({ until: ({ seat, count }) => seat === 0 && count > 4 });
  const { page } = await visit({ path: '/here/prepared', tables: [table] });
  await myTurn(page);
  const words = async () => ({
    question: await page.locator('.q').innerText(),
    log: await page.locator('.recent ol').innerText(),
  });
  const english = await words();
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('button', { name: 'Schließen' }).click();
  const german = await words();
  assert.notEqual(german.question, english.question);
  assert.notEqual(german.log, english.log);
  assert.equal(await page.locator('html').getAttribute('lang'), 'de');
  assert.equal(await page.getByRole('button', { name: 'Zurücknehmen' }).count(), 1);
});

const LAID = [
  prepared({ id: 'start', sitters: [MIRA, ...BOTS.slice(0, 2)], until: isMine }),
  prepared({ id: 'middle', sitters: [MIRA, ...BOTS], until: ({ seat, count }) => seat === 0 && count > 40 }),
  prepared({ id: 'late', sitters: [MIRA, BOT], until: ({ seat, count }) => seat === 0 && count > 66 }),
  prepared({ id: 'solo', sitters: [MIRA], until: ({ count }) => count > 20 }),
  prepared({
    id: 'family',
    sitters: [MIRA, JONAS],
    options: { familyMode: 'family-simple' },
    until: ({ count }) => count > 9,
  }),
];

for (const [name, viewport] of Object.entries({ PHONE, SMALL, DESK })) {
  for (const lang of ['en', 'de']) {
    test(`nothing scrolls, overlaps or is cut at a table at ${name} in ${lang}`, async () => {
      const { page, url } = await visit({ viewport, tables: LAID, settings: { lang } });
      /** @type {string[]} */
      const faults = [];
      for (const { id } of LAID) {
        await page.goto(`${url}/here/${id}`);
        await myTurn(page);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        faults.push(...(await layoutFaults(page)).map((fault) => `${id}: ${fault}`));
      }
      assert.deepEqual(faults, []);
    });
  }
}

for (const [name, viewport] of Object.entries({ PHONE, SMALL })) {
  for (const lang of ['en', 'de']) {
    test(`no page goes beyond the screen at ${name} in ${lang}`, async () => {
      const { page, url } = await visit({ viewport, tables: LAID, settings: { lang } });
      /** @type {string[]} */
      const wide = [];
      for (const path of ['/', '/new/nocturne', '/settings', '/profile', '/join', '/rules/nocturne']) {
        await page.goto(url + path);
        await page.locator('main').first().waitFor();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const across = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (across > 0) wide.push(`${path} by ${across}`);
      }
      assert.deepEqual(wide, []);
    });
  }
}

import { DESK, expect, PHONE, SMALL, test } from './fixtures.ts';
import { layoutFaults } from './layout.ts';
import { BOT, JONAS, MIRA, type Moment, prepared } from './prepared.ts';

const BOTS = ['Ash', 'Luma', 'Rowan'].map((name) => ({ ...BOT, name }));

test('an answer is taken back with one press, as far as nothing was learnt since; then it is said why not', async ({
  table,
}) => {
  const mira = await table({ sitters: [MIRA], until: ({ undoable, answers }) => undoable > 0 && answers.length > 1 });
  const before = await mira.seq();
  await mira.undo();
  await mira.moved(before);
  expect(await mira.seq()).toBeLessThan(before);
  const barrier = mira.page.getByRole('alert');
  for (let i = 0; i < 10 && (await barrier.count()) === 0; i += 1) {
    await mira.undo();
    await mira.page.locator(`[role=alert], .ask:not([data-seq="${before}"])`).first().waitFor();
  }
  expect(await barrier.innerText()).toMatch(
    /Not possible: (something was revealed or drawn since|there is nothing to take back)/,
  );
  const there = await mira.seq();
  await mira.answer();
  expect(await mira.seq(), 'the game goes on from there').toBeGreaterThan(there);
});

test('against bots Undo goes back to our last decision, and what the bots answered goes with it', async ({ table }) => {
  const mira = await table({
    until: ({ seat, count, answers }) => seat === 0 && count > 6 && answers.includes('pass'),
  });
  const { page } = mira;
  const before = { seq: await mira.seq(), asked: await mira.question() };
  const log = page.locator('.since');
  await mira.give(page.locator('.acts [data-answer=pass]'));
  await mira.myTurn();
  expect(await mira.seq(), 'a bot has answered since').toBeGreaterThan(before.seq + 1);
  await expect(log).toContainText('Ash');
  await mira.undo();
  await mira.myTurn();
  expect({ seq: await mira.seq(), asked: await mira.question() }).toEqual(before);
  expect(mira.troubles).toEqual([]);
});

test('an illegal answer is refused with its rule, and the rule is one press away', async ({ table }) => {
  const mira = await table({
    until: ({ seat, question, answers, count }) =>
      seat === 0 && count > 2 && question !== 'start' && answers.some((text) => text.startsWith('cast')),
  });
  const { page } = mira;
  const seq = await mira.seq();
  await page.locator('[data-space][data-state=quiet]').first().click();
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  expect(await refusal.innerText()).toMatch(/Not possible: \S.*NOC-\d/s);
  const rule = (await refusal.getByRole('button').innerText()).trim();
  await refusal.getByRole('button').click();
  const clause = page.locator('.rules li[data-marked]');
  await clause.waitFor();
  const text = await clause.innerText();
  expect(text.startsWith(rule), 'the clause that was named is marked').toBe(true);
  expect(text.length, 'with its text').toBeGreaterThan(rule.length + 20);
  expect(await mira.seq(), 'nothing has happened').toBe(seq);
});

test('pointing at an answer shows what it would mean before it is given', async ({ table }) => {
  const { page } = await table({
    until: ({ seat, answers, count }) => seat === 0 && count > 4 && answers.some((text) => text.startsWith('cast')),
  });
  const preview = page.locator('.nocturne-preview');
  expect(await preview.count()).toBe(0);
  await page.locator('[data-space][data-state=legal]').first().focus();
  await preview.waitFor();
  expect((await preview.innerText()).trim()).not.toBe('');
});

/** Until Mira may cast in a game of two. */
const casting = {
  until: ({ seat, question, answers, count }: Moment) =>
    seat === 0 && count > 4 && question === 'answer' && answers.some((text) => text.startsWith('cast')),
};

test('the first press on an answer of the list arms it, Back lets it go, and the gold button gives it', async ({
  table,
}) => {
  const mira = await table({ until: ({ seat, answers }) => seat === 0 && answers.length > 4 });
  const { page } = mira;
  const seq = await mira.seq();
  const last = page.locator('.answers [data-answer]').last();
  await page.locator('[data-answers]').click();
  await last.click();
  await page.getByRole('button', { name: 'Back' }).click();
  expect(await mira.gold.count()).toBe(0);
  expect(await mira.seq()).toBe(seq);
  await page.locator('[data-answers]').click();
  await last.click();
  await mira.gold.click();
  await mira.moved(seq);
});

test('with an answer armed, Enter on a button does what the button says and gives no answer', async ({ table }) => {
  const mira = await table(casting);
  const { page } = mira;
  const seq = await mira.seq();
  const arm = async (): Promise<void> => {
    await page.locator('[data-answers]').click();
    await page.locator('.answers [data-answer]').last().click();
    await expect(mira.gold).toHaveCount(1);
  };
  await arm();
  await page.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(mira.gold, 'Back lets the answer go').toHaveCount(0);
  expect(await mira.seq()).toBe(seq);
  await arm();
  await page.getByRole('button', { name: 'What is this?' }).press('Enter');
  await expect(page.getByRole('button', { name: 'What is this?' })).toHaveAttribute('aria-pressed', 'true');
  await expect(mira.gold, 'the answer stays armed').toHaveCount(1);
  expect(await mira.seq()).toBe(seq);
});

test('the headline asks for the spell after a tile, for the tile after a spell, and Escape goes a step back', async ({
  table,
}) => {
  const mira = await table(casting);
  const { page } = mira;
  const seq = await mira.seq();
  const asked = await mira.question();
  const tile = page.locator('[data-space][data-state=legal]').first();
  await tile.click();
  expect(await mira.question()).toMatch(/^Which spell do you cast on /);
  expect(await mira.gold.innerText()).toMatch(/^Cast .+ here$/);
  await page.keyboard.press('Escape');
  expect(await mira.question()).toBe(asked);
  await expect(page.locator('[data-space]:focus'), 'the focus stays').toHaveCount(1);
  await page.locator('.nocturne-supply .token[data-state=legal]').last().click();
  expect(await mira.question()).toMatch(/^Where do you cast /);
  await page.locator('[data-space][data-state=legal]').first().click();
  expect(await mira.seq(), 'nothing was given yet').toBe(seq);
  await page.keyboard.press('Enter');
  await mira.moved(seq);
});

test('a pass is armed by the first press and given by the second, at the same place', async ({ table }) => {
  const mira = await table(casting);
  const seq = await mira.seq();
  const pass = mira.page.getByRole('button', { name: 'Pass', exact: true });
  await pass.click();
  expect(await mira.seq()).toBe(seq);
  await pass.click();
  await mira.moved(seq);
});

test('Escape closes the list of answers and leads back to its button', async ({ table }) => {
  const mira = await table(casting);
  await mira.press('a');
  await mira.page.locator('.answers button:focus').waitFor();
  await mira.page.keyboard.press('Escape');
  await mira.page.locator('[data-answers]:focus').waitFor();
});

test('a refusal stands in place of the headline and is gone with the next press', async ({ table }) => {
  const mira = await table(casting);
  const { page } = mira;
  await page.locator('[data-space][data-state=quiet]').first().click();
  const refusal = page.getByRole('alert');
  await refusal.waitFor();
  const covers = await refusal.evaluate((alert) => {
    const board = document.querySelector('.board-slot')?.getBoundingClientRect();
    return board !== undefined && alert.getBoundingClientRect().top < board.bottom;
  });
  expect(covers, 'it lies on the board').toBe(false);
  await page.locator('[data-space][data-state=legal]').first().click();
  await refusal.waitFor({ state: 'detached' });
});

test('between two people at one device concoctions are seen only while a player holds to look, and no curtain comes between turns', async ({
  visit,
}) => {
  const both = await visit({ path: '/new/nocturne?with=here' });
  const { page } = both;
  await page.getByRole('button', { name: 'Start' }).click();
  const held: string[][] = [];
  const cover = page.getByRole('button', { name: 'Hold to look: Concoctions' });
  for (let i = 0; i < 2; i += 1) {
    await both.myTurn();
    expect(await page.locator('.hand-over').count(), 'a cast needs no secret').toBe(0);
    expect(await both.question(), 'it says who is asked').toMatch(/^\S+.*: /);
    expect(await page.locator('.nocturne-brew').count(), 'they lie covered').toBe(0);
    await cover.hover();
    await page.mouse.down();
    await page.locator('.mine .nocturne-brew-name').first().waitFor();
    held.push(await page.locator('.mine .nocturne-brew-name').allInnerTexts());
    expect(await page.locator('.others .nocturne-brew').count(), 'nothing of the other').toBe(0);
    await page.mouse.up();
    await expect(page.locator('.nocturne-brew')).toHaveCount(0);
    await cover.focus();
    await page.keyboard.down('Space');
    await page.locator('.mine .nocturne-brew-name').first().waitFor();
    await page.keyboard.up('Space');
    await expect(page.locator('.nocturne-brew')).toHaveCount(0);
    await both.open('log');
    const shown = await page.locator('body').innerText();
    for (const name of held.flat()) expect(shown, 'it is told nowhere').not.toContain(name);
    await both.close();
    await both.answer('cast');
  }
  expect(held[0]).not.toEqual(held[1]);
});

test('at one device a curtain comes down before what was drawn in secret, and only there', async ({ visit }) => {
  const drawing = prepared({
    id: 'drawing',
    sitters: [MIRA, JONAS],
    until: ({ question, answers }) => question === 'runestone' && answers.length > 1,
  });
  const both = await visit({ path: '/here/drawing', tables: [drawing] });
  const { page } = both;
  await page.locator('.hand-over').waitFor();
  expect(await page.locator('.mine, .nocturne-brew').count()).toBe(0);
  expect(await page.locator('.board-slot [data-space]').count(), 'the board stays in view').toBeGreaterThan(0);
  await page.locator('.hand-over button').click();
  await both.answer();
  await both.myTurn();
  expect(await page.locator('.hand-over, .nocturne-brew').count(), 'the next question is an open one').toBe(0);
  await both.undo();
});

test('the language changes everywhere at once, the open question and the log included', async ({ table }) => {
  const mira = await table({ until: ({ seat, count }) => seat === 0 && count > 4 });
  const { page } = mira;
  const words = async () => ({
    question: await mira.question(),
    log: await page.locator('.since ol').innerText(),
  });
  const english = await words();
  await mira.openSettings();
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('button', { name: 'Schließen' }).click();
  const german = await words();
  expect(german.question).not.toBe(english.question);
  expect(german.log).not.toBe(english.log);
  expect(await page.locator('html').getAttribute('lang')).toBe('de');
  await expect(page.getByRole('button', { name: 'Zurücknehmen' })).toHaveCount(1);
});

const LAID = [
  prepared({ id: 'start', sitters: [MIRA, ...BOTS.slice(0, 2)], until: ({ seat }) => seat === 0 }),
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
    test(`nothing scrolls, overlaps or is cut at a table at ${name} in ${lang}`, async ({ visit }) => {
      const mira = await visit({ viewport, tables: LAID, settings: { lang } });
      for (const { id } of LAID) {
        await mira.go(`/here/${id}`);
        await mira.myTurn();
        expect.soft(await layoutFaults(mira.page), id).toEqual([]);
      }
    });
  }
}

for (const [name, viewport] of Object.entries({ PHONE, SMALL })) {
  for (const lang of ['en', 'de']) {
    test(`no page goes beyond the screen at ${name} in ${lang}`, async ({ visit }) => {
      const mira = await visit({ viewport, tables: LAID, settings: { lang } });
      for (const path of ['/', '/new/nocturne', '/settings', '/profile', '/join', '/rules/nocturne']) {
        await mira.go(path);
        await mira.page.locator('main').first().waitFor();
        await mira.page.evaluate(() => document.fonts.ready.then(() => undefined));
        const across = await mira.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(across, path).toBeLessThanOrEqual(0);
      }
    });
  }
}

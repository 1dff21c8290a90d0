// Two people at a table: answers in another's turn, a reload within an effect, and what can be taken back.
import type { Page } from '@playwright/test';
import { ahead, seated } from './ahead.ts';
import { say } from './dominion-turn.ts';
import { expect, online as test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

const steps = (page: Page): Promise<string[]> => page.locator('.dominion-effect .dominion-step').allInnerTexts();

const hand = (page: Page): Promise<(string | null)[]> =>
  page.locator('.dominion-fan .dominion-card').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));

/** The first answers of players who want a Druid, and of players who want Raiders. */
const DRUID = ['play druid', 'play ', 'buy druid', 'end'];
const RAIDER = ['play raider', 'play ', 'buy raider', 'buy silver', 'discard estate', 'end'];

/** A table on the server, played on until a question is asked. */
async function tableWhere(people: readonly [Visitor, Visitor], options: object, wanted: Parameters<typeof ahead>[2]) {
  const [mira, jonas] = people;
  await Promise.all(people.map((person) => person.go('/settings')));
  await mira.call('/guest', { name: 'Mira' });
  await jonas.call('/guest', { name: 'Jonas' });
  const match = await seated(mira, jonas, { game: 'dominion', options, pace: 'free' });
  const asked = await ahead(people, match, wanted);
  if (asked === null) throw new Error(`${wanted.question} is not asked in this deal`);
  return { path: `/table/${match}`, asked, other: asked === mira ? jonas : mira };
}

/** Answers one question on the page, or pays with everything. */
async function goOn(person: Visitor): Promise<void> {
  const treasures = person.page.locator('[data-treasures]');
  if ((await treasures.count()) === 0) return void (await say(person, ([first]) => first));
  await treasures.click();
  // They are given one after the other.
  await treasures.waitFor({ state: 'detached' });
}

test('in Midnight an effect survives a reload, no undo goes behind drawn cards, and a Raider is answered in another player’s turn', async ({
  come,
}) => {
  const people = [await come('Mira', '/settings'), await come('Jonas', '/settings')] as const;
  const midnight = { set: 'midnight' };

  const { path, asked: blessed } = await tableWhere(people, midnight, { question: 'druidBoon', liked: DRUID });
  await blessed.go(path);
  await blessed.myTurn();
  await say(blessed, () => 'receive the-winds-gift');
  await outlives(blessed);
  await takesBack(blessed);

  const raid = await tableWhere(people, midnight, { question: 'raiderDiscard', liked: RAIDER });
  await Promise.all(people.map((person) => person.go(raid.path)));
  await answersInBetween(raid.asked, raid.other);
  // What is refused is a trouble to the browser.
  for (const { troubles } of people) expect(troubles.filter((said) => !said.endsWith('/undo'))).toEqual([]);
});

/** After a reload the same is asked about the same, as deep in the effect. */
async function outlives(person: Visitor): Promise<void> {
  const { page } = person;
  expect(await steps(page)).toEqual(['Druid', "The Wind's Gift"]);
  const before = [await person.seq(), await person.question(), await steps(page), await hand(page)];
  await page.reload();
  await person.myTurn();
  expect([await person.seq(), await person.question(), await steps(page), await hand(page)]).toEqual(before);
}

/** What was answered since the cards were drawn is taken back, and nothing before that. */
async function takesBack(person: Visitor): Promise<void> {
  const { page } = person;
  const undo = page.getByRole('button', { name: 'Undo' });
  const drawn = { question: await person.question(), hand: await hand(page) };
  for (let i = 0; i < 4 && (await page.locator('.dominion-effect').count()) > 0; i += 1) await goOn(person);
  expect(await hand(page)).not.toEqual(drawn.hand);
  if ((await page.locator('[data-treasures]').count()) > 0) await goOn(person);
  for (let i = 0; i < 12 && (await undo.getAttribute('data-off')) === null; i += 1) {
    const seq = await person.seq();
    await undo.click();
    await person.moved(seq);
  }
  expect({ question: await person.question(), hand: await hand(page) }, 'as it was once the cards were known').toEqual(
    drawn,
  );
  const seq = await person.seq();
  await undo.click();
  await page.locator('.ask [role=alert]').waitFor();
  expect(await person.seq(), 'no further').toBe(seq);
}

/** A player is asked in another's turn: the other learns that, but neither the question nor the cards. */
async function answersInBetween(person: Visitor, other: Visitor): Promise<void> {
  await person.myTurn();
  await expect(person.page.locator('.dominion-path [aria-current]')).toHaveText('Night');
  await expect(person.page.locator('.dominion-play h3')).toContainText(/In play: (Mira|Jonas)/);
  await expect(other.page.locator('.ask-question')).toContainText('Waiting');
  expect(await other.page.locator('.ask [data-answer], .dominion-tray').count()).toBe(0);
  const seq = await other.seq();
  await goOn(person);
  await other.moved(seq);
  await other.open('log');
  await expect(other.page.locator('.dominion-log li').filter({ hasText: 'Raider' }).first()).toContainText('discards');
}

const MOATS = { cards: 'moat witch village smithy market festival laboratory workshop chapel remodel'.split(' ') };
/** Both want Moats first, and then a Witch. */
const WITCH = ['play witch', 'play ', 'no', 'buy moat', 'buy witch', 'buy silver', 'end'];

test('a Moat is revealed in another player’s turn; without a Moat the question is asked too, and answered by itself', async ({
  come,
}) => {
  const people = [await come('Mira', '/settings'), await come('Jonas', '/settings')] as const;
  const revealed = { question: 'revealMoat', liked: WITCH };

  const bare = await tableWhere(people, MOATS, { ...revealed, isIdle: true });
  const witch = bare.other;
  await witch.go(bare.path);
  await expect(witch.page.locator('.ask-question')).toContainText('Waiting');
  const seq = await witch.seq();
  await bare.asked.go(bare.path);
  await witch.moved(seq);
  await expect(witch.page.locator('.dominion-effect')).toHaveCount(0);

  const { path, asked: holder, other } = await tableWhere(people, MOATS, revealed);
  await Promise.all(people.map((person) => person.go(path)));
  await holder.myTurn();
  await expect(other.page.locator('.ask-question')).toContainText('Waiting');
  await expect(other.page.locator('.dominion-effect')).not.toContainText('Moat');
  await say(holder, () => 'yes');
  await other.open('log');
  await expect(other.page.locator('.dominion-log')).toContainText('reveals Moat');
  for (const { troubles } of people) expect(troubles).toEqual([]);
});

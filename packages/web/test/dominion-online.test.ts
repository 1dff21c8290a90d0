// Two people at a table: answers on another's turn, a reload within an effect, and what can be taken back.
import type { Page } from '@playwright/test';
import { say } from './dominion-turn.ts';
import { expect, online as test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

const steps = (page: Page): Promise<string[]> => page.locator('.dominion-effect .dominion-step').allInnerTexts();

const hand = (page: Page): Promise<(string | null)[]> =>
  page.locator('.dominion-fan .dominion-card').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));

/** What is liked by whoever wants a Druid, and by whoever wants Raiders. */
const DRUID = ['play druid', 'buy druid', 'end'];
const RAIDER = ['play raider', 'buy raider', 'buy silver', 'discard estate', 'end'];

interface Wanted {
  readonly question: string;
  /** What is liked on the way there: in this order, whatever is there. */
  readonly liked: readonly string[];
  /** There is a choice then, unless there is to be none. */
  readonly isIdle?: boolean;
}

/** Answers without looking, as the server is asked by any client, until this is asked of somebody; who that is, null if the game ends before. */
async function ahead(
  people: readonly Visitor[],
  match: string,
  { question, liked, isIdle = false }: Wanted,
): Promise<Visitor | null> {
  for (;;) {
    for (const person of people) {
      const found = await person.page.evaluate(
        async ([id, wanted, likes, none]) => {
          for (;;) {
            const looked = await fetch(`/api/matches/${id}/table`);
            if (!looked.ok) throw new Error(await looked.text());
            const table = await looked.json();
            const answers = table.answers as readonly string[];
            if (answers.length === 0) return table.status === 'over' ? 'over' : 'waits';
            if (table.decision.question === wanted && (answers.length === 1) === none) return 'asked';
            const pays =
              table.decision.question === 'buyPhase' ? answers.filter((text) => text.startsWith('play ')) : [];
            const answer = [...pays, ...likes].find((text) => answers.includes(text)) ?? answers[0];
            const body = JSON.stringify({ command: crypto.randomUUID(), seq: table.seq, answer });
            const headers = { 'content-type': 'application/json' };
            const said = await fetch(`/api/matches/${id}/answer`, { method: 'POST', headers, body });
            if (!said.ok) throw new Error(await said.text());
          }
        },
        [match, question, liked, isIdle] as const,
      );
      if (found === 'over') return null;
      if (found === 'asked') return person;
    }
  }
}

/** A table on the server at which this is asked; as chance may end a game before, tables are laid until there is one. */
async function tableWhere(people: readonly [Visitor, Visitor], options: object, wanted: Wanted) {
  const [mira, jonas] = people;
  await Promise.all(people.map((person) => person.go('/settings')));
  await mira.call('/guest', { name: 'Mira' });
  await jonas.call('/guest', { name: 'Jonas' });
  for (let i = 0; i < 10; i += 1) {
    const wish = { game: 'dominion', options, seats: ['me', 'open'], pace: 'free' };
    const { match } = await mira.call<{ readonly match: string }>('/matches', wish);
    await jonas.call(`/matches/${match}/join`, {});
    const asked = await ahead(people, match, wanted);
    if (asked !== null) return { path: `/table/${match}`, asked, other: asked === mira ? jonas : mira };
  }
  throw new Error(`${wanted.question} is never asked`);
}

/** Answers one question on the page, or pays with everything. */
async function goOn(person: Visitor): Promise<void> {
  const treasures = person.page.locator('[data-treasures]');
  if ((await treasures.count()) === 0) return void (await say(person, ([first]) => first));
  await treasures.click();
  // They are given one after the other.
  await treasures.waitFor({ state: 'detached' });
}

test('in Midnight an effect outlives a reload, what is known stays known, and a Raider is answered on another turn', async ({
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

/** Somebody is asked on another's turn; whoever plays learns that, and neither what nor about which cards. */
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
const WITCH = ['play witch', 'no', 'buy moat', 'buy witch', 'buy silver', 'end'];

test('a Moat is shown on another turn; without one the same is asked, and the answer gives itself', async ({
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

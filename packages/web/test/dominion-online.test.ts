// Two people at a table: answers on another's turn, a reload within an effect, and what can be taken back.
import type { Page } from '@playwright/test';
import { say } from './dominion-turn.ts';
import { expect, online as test } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** Opens a table for two on the server. */
async function openTable({ page }: Visitor, kingdom: object): Promise<string> {
  const match = await page.evaluate(async (options) => {
    const post = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    };
    await post('/guest', { name: 'Mira' });
    const wish = { game: 'dominion', options, seats: ['me', 'open'], pace: 'free' };
    return ((await post('/matches', wish)) as { readonly match: string }).match;
  }, kingdom);
  return `/table/${match}`;
}

const steps = (page: Page): Promise<string[]> => page.locator('.dom-effect .dom-step').allInnerTexts();

const hand = (page: Page): Promise<(string | null)[]> =>
  page.locator('.dom-fan .dom-card').evaluateAll((all) => all.map((card) => card.getAttribute('data-card')));

/** What is liked by whoever wants a Druid, and by whoever wants Raiders: in this order, whatever is there. */
const DRUID = ['play druid', 'buy druid', 'end'];
const RAIDER = ['play raider', 'buy raider', 'buy silver', 'discard estate', 'end'];

/**
 * Answers without looking, as the server is asked by any client, until this is asked of somebody; who that is. There is a
 * choice then, unless there is to be none.
 */
async function ahead(
  people: readonly Visitor[],
  path: string,
  question: string,
  liked: readonly string[],
  { isIdle = false } = {},
) {
  for (let i = 0; i < 200; i += 1) {
    for (const person of people) {
      const isThere = await person.page.evaluate(
        async ([match, wanted, likes, none]) => {
          for (;;) {
            const looked = await fetch(`/api/matches/${match}/table`);
            if (!looked.ok) throw new Error(await looked.text());
            const table = await looked.json();
            const answers = table.answers as readonly string[];
            if (answers.length === 0) return false;
            if (table.decision.question === wanted && (answers.length === 1) === none) return true;
            const pays =
              table.decision.question === 'buyPhase' ? answers.filter((text) => text.startsWith('play ')) : [];
            const answer = [...pays, ...likes].find((text) => answers.includes(text)) ?? answers[0];
            const body = JSON.stringify({ command: crypto.randomUUID(), seq: table.seq, answer });
            const headers = { 'content-type': 'application/json' };
            const said = await fetch(`/api/matches/${match}/answer`, { method: 'POST', headers, body });
            if (!said.ok) throw new Error(await said.text());
          }
        },
        [path.split('/').at(-1) ?? '', question, liked, isIdle] as const,
      );
      if (isThere) return person;
    }
  }
  throw new Error(`${question} is never asked`);
}

/** Answers one question on the page, or pays with everything. */
async function goOn(person: Visitor): Promise<void> {
  const treasures = person.page.locator('[data-treasures]');
  if ((await treasures.count()) === 0) return void (await say(person, ([first]) => first));
  await treasures.click();
  // They are given one after the other.
  await treasures.waitFor({ state: 'detached' });
}

async function sitsDown(come: (name: string, path: string) => Promise<Visitor>, path: string): Promise<Visitor> {
  const jonas = await come('Jonas', path);
  await jonas.page.getByRole('button', { name: 'Join', exact: true }).click();
  await jonas.page.locator('.ask').waitFor();
  return jonas;
}

test('in Midnight an effect outlives a reload, what is known stays known, and a Raider is answered on another turn', async ({
  come,
}) => {
  const mira = await come('Mira', '/settings');
  const path = await openTable(mira, { set: 'midnight' });
  const jonas = await sitsDown(come, path);
  const people = [mira, jonas];

  const blessed = await ahead(people, path, 'druidBoon', DRUID);
  await blessed.go(path);
  await blessed.myTurn();
  await say(blessed, () => 'receive the-winds-gift');
  await outlives(blessed);
  await takesBack(blessed);

  await Promise.all(people.map((person) => person.go('/settings')));
  const raided = await ahead(people, path, 'raiderDiscard', RAIDER);
  await Promise.all(people.map((person) => person.go(path)));
  await answersInBetween(raided, raided === mira ? jonas : mira);
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
  for (let i = 0; i < 4 && (await page.locator('.dom-effect').count()) > 0; i += 1) await goOn(person);
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
  await expect(person.page.locator('.dom-path [aria-current]')).toHaveText('Night');
  await expect(person.page.locator('.dom-play h3')).toContainText(/In play: (Mira|Jonas)/);
  await expect(other.page.locator('.ask-question')).toContainText('Waiting');
  expect(await other.page.locator('.ask [data-answer], .dom-tray').count()).toBe(0);
  const seq = await other.seq();
  await goOn(person);
  await other.moved(seq);
  await other.open('log');
  await expect(other.page.locator('.dom-log li').filter({ hasText: 'Raider' }).first()).toContainText('discards');
}

const MOATS = 'moat witch village smithy market festival laboratory workshop chapel remodel'.split(' ');
/** Both want Moats first, and then a Witch. */
const WITCH = ['play witch', 'no', 'buy moat', 'buy witch', 'buy silver', 'end'];

test('a Moat is shown on another turn; without one the same is asked, and the answer gives itself', async ({
  come,
}) => {
  const mira = await come('Mira', '/settings');
  const path = await openTable(mira, { cards: MOATS });
  const people = [mira, await sitsDown(come, path)];
  const [jonas] = people.slice(1) as [Visitor];
  await jonas.go('/settings');

  const bare = await ahead(people, path, 'revealMoat', WITCH, { isIdle: true });
  const witch = bare === mira ? jonas : mira;
  await witch.go(path);
  await expect(witch.page.locator('.ask-question')).toContainText('Waiting');
  const seq = await witch.seq();
  await bare.go(path);
  await witch.moved(seq);
  await expect(witch.page.locator('.dom-effect')).toHaveCount(0);

  await Promise.all(people.map((person) => person.go('/settings')));
  const holder = await ahead(people, path, 'revealMoat', WITCH);
  const other = holder === mira ? jonas : mira;
  await Promise.all(people.map((person) => person.go(path)));
  await holder.myTurn();
  await expect(other.page.locator('.ask-question')).toContainText('Waiting');
  await expect(other.page.locator('.dom-effect')).not.toContainText('Moat');
  await say(holder, () => 'yes');
  await other.open('log');
  await expect(other.page.locator('.dom-log')).toContainText('reveals Moat');
  for (const { troubles } of people) expect(troubles).toEqual([]);
});

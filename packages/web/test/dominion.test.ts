import { dominion } from '@nightjar/dominion';
import { type Hand, turnBy } from './dominion-turn.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { MIRA, prepared, type Wish } from './prepared.ts';
import type { Visitor } from './visitor.ts';

const MONEY = { kind: 'bot', name: 'Ash', bot: 'big-money' } as const;
const DUSK = { game: dominion, sitters: [MIRA, MONEY], options: { set: 'dusk' } };

/** Words that only English has. */
const ENGLISH =
  /\b(the|your?|with|from|which|answers?|undo|plays?|buys?|draws?|discards?|trash(es)?|gains?|turn|cards?|treasures?|coins?|reveals?|choose)\b/i;

/** Plays to the score, looking at the table before each answer. */
async function playedOut(person: Visitor, hand: Hand, look = async (): Promise<void> => undefined): Promise<void> {
  await person.finish(async () => {
    await look();
    await turnBy(person, hand);
  });
  await expect(person.page.locator('.paper tfoot td')).toHaveCount(2);
  expect(person.troubles).toEqual([]);
}

/** What is answered on the way to a late table: money buys Provinces. */
const GREEDY = ['play gold', 'play silver', 'play copper', 'buy province', 'buy gold', 'buy silver', 'end', 'no'];
const LATE: Wish = {
  ...DUSK,
  id: 'late',
  left: 60,
  until: ({ seat, question, answers }) => seat === 0 && question === 'buyPhase' && answers.length > 2,
  choose: ({ answers }) => GREEDY.find((text) => answers.includes(text)) ?? answers.at(-1),
};

/** Every text of the table and the score that is English. */
function englishSeen({ page }: Visitor) {
  const found = new Set<string>();
  return {
    look: async (): Promise<void> => {
      for (const text of (await page.locator('.table, .end').first().innerText()).split('\n'))
        if (ENGLISH.test(text)) found.add(text);
    },
    all: () => [...found],
  };
}

test('a first turn and the last ones in Dusk are played by click, in German to the score', async ({ visit }) => {
  const first = prepared({ ...DUSK, id: 'first', until: () => true });
  const settings = { lang: 'de', name: 'Mira' };
  const mira = await visit({ path: '/here/first', tables: [first, prepared(LATE)], settings });
  const { look, all } = englishSeen(mira);
  for (let i = 0; i < 4; i += 1) {
    await mira.myTurn();
    await look();
    await turnBy(mira, 'click');
  }
  await mira.go('/here/late');
  await playedOut(mira, 'click', look);
  await look();
  expect(all()).toEqual([]);
  await expect(mira.page.locator('.end-won h1')).toHaveText(/gewinn|Gleichstand|teilen/);
});

test('the last turns in Dusk are played by keys alone', async ({ table }) => {
  await playedOut(await table({ ...LATE, seed: 'c' }), 'key');
});

for (const [hand, seed, how] of [
  ['click', 'a', {}],
  ['tap', 'b', { viewport: PHONE, touch: true }],
  ['key', 'c', {}],
] as const)
  test(`a whole game against a bot in Dusk is played by ${hand}`, async ({ table }) => {
    await playedOut(await table({ ...DUSK, seed, until: () => true }, how), hand);
  });

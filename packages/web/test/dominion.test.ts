import { dominion } from '@nightjar/dominion';
import { type Hand, turnBy } from './dominion-turn.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { MIRA } from './prepared.ts';
import type { Visitor } from './visitor.ts';

const MONEY = { kind: 'bot', name: 'Ash', bot: 'big-money' } as const;
const DUSK = { game: dominion, sitters: [MIRA, MONEY], options: { set: 'dusk' } };

/** Words that only English has. */
const ENGLISH =
  /\b(the|your?|with|from|which|answers?|undo|plays?|buys?|draws?|discards?|trash(es)?|gains?|turn|cards?|treasures?|coins?|reveals?|choose)\b/i;

/** Plays to the score and looks at it. */
async function playedOut(person: Visitor, hand: Hand, look = async (): Promise<void> => undefined): Promise<void> {
  await person.finish(async () => {
    await look();
    await turnBy(person, hand);
  });
  await expect(person.page.locator('.paper tfoot td')).toHaveCount(2);
  expect(person.troubles).toEqual([]);
}

test('a whole game against a bot in Dusk is played by click, in German from the first hand to the score', async ({
  table,
}) => {
  const mira = await table({ ...DUSK, until: () => true }, { settings: { lang: 'de', name: 'Mira' } });
  const english = new Set<string>();
  const look = async (): Promise<void> => {
    for (const text of (await mira.page.locator('.table, .end').first().innerText()).split('\n'))
      if (ENGLISH.test(text)) english.add(text);
  };
  await playedOut(mira, 'click', look);
  await look();
  expect([...english]).toEqual([]);
  await expect(mira.page.locator('.end-won h1')).toHaveText(/gewinn|Gleichstand|teilen/);
});

test('a whole game against a bot in Dusk is played by tap', async ({ table }) => {
  await playedOut(await table({ ...DUSK, seed: 'b', until: () => true }, { viewport: PHONE, touch: true }), 'tap');
});

test('a whole game against a bot in Dusk is played by keys alone', async ({ table }) => {
  await playedOut(await table({ ...DUSK, seed: 'c', until: () => true }), 'key');
});

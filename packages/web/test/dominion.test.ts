import { dominion } from '@nightjar/dominion';
import { type Hand, turnBy } from './dominion-turn.ts';
import { expect, PHONE, test } from './fixtures.ts';
import { MIRA } from './prepared.ts';
import type { Visitor } from './visitor.ts';

const MONEY = { kind: 'bot', name: 'Ash', bot: 'big-money' } as const;
const DUSK = { game: dominion, sitters: [MIRA, MONEY], options: { set: 'dusk' } };

/** Plays to the score and looks at it. */
async function playedOut(person: Visitor, hand: Hand): Promise<void> {
  await person.finish(() => turnBy(person, hand));
  await expect(person.page.locator('.paper tfoot td')).toHaveCount(2);
  expect(person.troubles).toEqual([]);
}

test('a whole game against a bot in Dusk is played by click', async ({ table }) => {
  await playedOut(await table({ ...DUSK, until: () => true }), 'click');
});

test('a whole game against a bot in Dusk is played by tap', async ({ table }) => {
  await playedOut(await table({ ...DUSK, seed: 'b', until: () => true }, { viewport: PHONE, touch: true }), 'tap');
});

test('a whole game against a bot in Dusk is played by keys alone', async ({ table }) => {
  await playedOut(await table({ ...DUSK, seed: 'c', until: () => true }), 'key');
});

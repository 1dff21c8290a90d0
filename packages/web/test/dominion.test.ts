import { gzipSync } from 'node:zlib';
import { dominion } from '@nightjar/dominion';
import { below, rngFrom } from '@nightjar/kernel';
import type { Response } from '@playwright/test';
import { expect, PHONE, test } from './fixtures.ts';
import { MIRA, type Moment } from './prepared.ts';
import { type Hand, turnBy } from './dominion-turn.ts';
import type { Visitor } from './visitor.ts';

const MONEY = { kind: 'bot', name: 'Ash', bot: 'big-money' } as const;
const DUSK = { game: dominion, sitters: [MIRA, MONEY], options: { set: 'dusk' } };

/** The first moment at which Mira is asked this, after so many answers, by somebody who plays whatever comes. */
const asked = (question: string, after: number, seed: string) => {
  const rng = rngFrom(seed);
  return {
    seed,
    choose: ({ answers }: Moment) => {
      const plays = answers.filter((text) => text.startsWith('play '));
      const some = plays.length > 0 ? plays : answers;
      return some[below(rng, some.length)];
    },
    until: (moment: Moment) =>
      moment.seat === 0 && moment.question === question && moment.count >= after && moment.answers.length > 3,
  };
};

/** Plays to the score and looks at it. */
async function playedOut(person: Visitor, hand: Hand): Promise<void> {
  await person.finish(() => turnBy(person, hand));
  expect(await person.page.locator('.paper tfoot td').allInnerTexts()).toHaveLength(2);
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

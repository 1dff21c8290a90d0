// Tables of Dominion as they lie on a device's shelf, in the middle of a game.
import { dominion } from '@nightjar/dominion';
import { below, rngFrom } from '@nightjar/kernel';
import { BOT, MIRA, type Moment, type Wish } from './prepared.ts';

export const TWO = { game: dominion, sitters: [MIRA, BOT] };

/** Somebody who plays whatever can be played and otherwise answers anything, the same way every time. */
export function lively(seed: string) {
  const rng = rngFrom(seed);
  return ({ answers, question }: Moment): string | undefined => {
    const plays = question.endsWith('Phase') ? answers.filter((text) => text.startsWith('play ')) : [];
    const some = plays.length > 0 ? plays : answers;
    return some[below(rng, some.length)];
  };
}

/** A table of a set where Mira is asked this with more than so many answers. */
export const asked = (question: string, more: number, after: number, seed = 'a', set = 'dusk') => ({
  ...TWO,
  seed,
  options: { set },
  choose: lively(seed),
  until: (moment: Moment) =>
    moment.seat === 0 && moment.question === question && moment.count >= after && moment.answers.length > more,
});

/** What somebody plays and buys who wants to hold many cards. */
const PLAYED = ['village', 'laboratory', 'market', 'smithy', 'council-room', 'silver', 'copper'];
const BOUGHT = ['laboratory', 'council-room', 'smithy', 'village', 'market', 'silver'];

/** Mira has twelve cards in hand and Actions left. */
export const TWELVE: Wish = {
  ...TWO,
  seed: 'd',
  options: {
    cards: [
      'village',
      'smithy',
      'laboratory',
      'market',
      'festival',
      'council-room',
      'cellar',
      'moat',
      'workshop',
      'militia',
    ],
  },
  choose: ({ answers }) =>
    [...PLAYED.map((card) => `play ${card}`), ...BOUGHT.map((card) => `buy ${card}`), 'end'].find((text) =>
      answers.includes(text),
    ) ?? answers.at(-1),
  until: ({ count }) => count === 203,
};

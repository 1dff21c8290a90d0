// Tables of Dominion as they lie on a device's shelf, in the middle of a game.
import { defaultBox, dominion } from '@nightjar/dominion';
import { below, rngFrom } from '@nightjar/kernel';
import { BOT, MIRA, type Moment, type Wish } from './prepared.ts';

export const TWO = { game: dominion, sitters: [MIRA, BOT] };

/** Plays any card that can be played and otherwise gives any answer, the same in every run. */
function lively(seed: string) {
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

/** What is played and bought to hold many cards. */
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

/** Mira has this card in hand and may play it; one that is not played she may buy. */
export function having(card: string, isPlayed: boolean, cards: readonly string[]): Wish {
  const wanted = isPlayed ? `play ${card}` : `buy ${card}`;
  const rng = rngFrom(card);
  /** She pays with what she has, buys the card, and keeps to her money. */
  const liked = ({ answers, question }: Moment): string | undefined =>
    question === 'buyPhase'
      ? [`buy ${card}`, ...answers.filter((text) => text.startsWith('play ')), 'buy gold', 'buy silver', 'end'].find(
          (text) => answers.includes(text),
        )
      : answers.find((text) => text === 'end');
  return {
    ...TWO,
    id: card,
    seed: card,
    options: { cards },
    choose: (moment) =>
      (moment.seat === 0 ? liked(moment) : undefined) ?? moment.answers[below(rng, moment.answers.length)],
    until: ({ answers, seat, count }) => seat === 0 && count > 40 && answers.includes(wanted),
  };
}

/** Every kingdom card, ten by ten; the last kingdom is filled up with the first cards. */
const CARDS = defaultBox.edition.cards.filter(({ kingdom }) => kingdom).map(({ id }) => id);
export const KINGDOMS = Array.from({ length: Math.ceil(CARDS.length / 10) }, (_, i) =>
  Array.from({ length: 10 }, (_card, n) => CARDS[(i * 10 + n) % CARDS.length] as string),
);

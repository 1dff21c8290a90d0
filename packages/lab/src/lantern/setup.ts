import { rngFrom, shuffle } from '@nightjar/kernel';
import { type Evening, frameOf } from './evening.ts';
import { cardsOf, type Kind, noCards, put } from './kind.ts';
import { lampsWith } from './lamps.ts';
import type { LanternOptions } from './options.ts';

const DEALT = 4;

export function setup(options: LanternOptions, seed: string): Evening {
  const rng = rngFrom(seed);
  const deck = shuffle(cardsOf([...(lampsWith(options.edition)?.counts ?? [])]), rng);
  const sides = options.players === 1 ? 2 : options.players;
  const hands = Array.from({ length: options.players }, noCards);
  for (const hand of hands) for (let i = 0; i < DEALT; i += 1) put(hand, deck.pop() as Kind);
  return {
    options,
    round: 1,
    deck,
    hands,
    rows: Array.from({ length: sides }, noCards),
    omens: hands.map(() => -1),
    shown: hands.map(() => 0),
    discard: noCards(),
    inPlay: noCards(),
    stack: [frameOf('omen', 0)],
    reveals: 0,
    rng,
  };
}

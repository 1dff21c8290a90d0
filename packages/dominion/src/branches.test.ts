import { type Rng, rngFrom, shuffle } from '@nightjar/kernel';
import { eyesOfNewShape, holdsImagine } from '@nightjar/lab';
import { expect, test } from 'vitest';
import { defaultBox } from './box.ts';
import { dominion } from './game.ts';
import type { State } from './state.ts';
import { stateOf } from './testing/position.ts';

/** Questions looked at in one position; the ways through the longest effects are cut off there. */
const MOST = 60;
/** Every card begins so many positions. */
const SEEDS = 8;

const KINGDOM_CARDS = Object.values(defaultBox.kingdoms).flatMap((kinds) =>
  kinds.map((kind) => defaultBox.ids[kind] as string),
);
/** The cards of random decks: kingdom cards, and the cards they bring along. */
const CARDS = [
  ...KINGDOM_CARDS,
  'copper',
  'estate',
  'curse',
  'haunted-mirror',
  'goat',
  'lucky-coin',
  'pouch',
  'will-o-wisp',
];

/** This card in hand, with others before and after it. */
function around(card: string, random: Rng): State {
  const others = shuffle(
    CARDS.filter((id) => id !== card),
    random,
  );
  const cards = (from: number, to: number): string => others.slice(from, to).join(' ');
  const { types } = defaultBox.edition.cards.find(({ id }) => id === card) as { types: readonly string[] };
  const phase = types.includes('Action') ? 'action' : types.includes('Treasure') ? 'buy' : 'night';
  return stateOf({
    phase,
    alice: { hand: `${card} ${cards(0, 2)}`, deck: cards(2, 6), discard: cards(6, 7) },
    bob: { hand: cards(0, 3), deck: cards(3, 6) },
  });
}

/** Looks at every way to go on until the effect is over; the number of questions looked at. */
function look(from: State, seed: string, known: Set<string>): number {
  const open = [from];
  let looked = 0;
  for (let state = open.pop(); state !== undefined && looked < MOST; state = open.pop()) {
    holdsImagine(dominion, state, `${seed} ${looked}`, eyesOfNewShape(dominion, state, known, looked));
    looked += 1;
    if (state.stack.length === 0 && state !== from) continue;
    for (const action of dominion.legal(state)) {
      const next = dominion.copy(state);
      dominion.apply(next, action);
      open.push(next);
    }
  }
  return looked;
}

test('Whatever a card does among random others, and whatever is answered, every view can be imagined', () => {
  const known = new Set<string>();
  let looked = 0;
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    for (const card of KINGDOM_CARDS) {
      const name = `${card} ${seed}`;
      looked += look(around(card, rngFrom(name)), name, known);
    }
  }
  expect(looked).toBeGreaterThan(10 * SEEDS * KINGDOM_CARDS.length);
});

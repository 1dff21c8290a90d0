import { below, defineGame, shuffle } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { obeysLaws } from './laws.ts';

test('a small game that hides nothing and throws dice obeys the laws', () => {
  const dew = defineGame({
    name: 'dew',
    seats: [1, 2],
    answers: ['roll', 'rest'],
    open: ['drops', 'turn', 'nights'],
    choices: [{ id: 'nights', kind: 'one', values: [2, 3], default: 2, rule: 'DEW-1' }],
    modes: [
      { id: 'standard', seats: [1, 2], options: {} },
      { id: 'long', seats: [2], options: { nights: 3 } },
    ],
    setup: ({ players, nights }) => ({ drops: Array<number>(players).fill(0), turn: 0, nights: nights as number }),
    asks: ({ drops, turn, nights }) =>
      turn === drops.length * nights
        ? null
        : { seat: turn % drops.length, question: 'dew', rule: 'DEW-2', answers: ['rest', 'roll'] },
    answer(state, answer, { seat, random, tell }) {
      const fallen = answer === 'roll' ? below(random, 6) : 1;
      state.drops[seat] = (state.drops[seat] as number) + fallen;
      tell({ type: 'fell', seat, fallen });
      state.turn += 1;
    },
    score: ({ drops }, seat) => [{ category: 'dew', points: drops[seat] as number, rule: 'DEW-3' }],
  });
  expect(obeysLaws(dew, { seeds: 3, every: 1 })).toEqual({ games: 9, answers: 3 * (2 + 4 + 6) });
});

const LEAVES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5];

/** Cards that are alike, drawn in secret from a pile that is shuffled anew when it has run out. */
const leaves = defineGame({
  name: 'leaves',
  seats: [2],
  cards: LEAVES,
  answers: ['draw', ...[1, 2, 3, 4, 5].map((leaf) => `drop ${leaf}`)],
  open: ['turn'],
  piles: { hands: 'owner', tree: 'none', ground: 'all' },
  setup({ players }, random) {
    const tree = shuffle([...LEAVES], random);
    return { turn: 0, hands: Array.from({ length: players }, () => tree.splice(0, 3)), tree, ground: [] as number[] };
  },
  asks({ turn, hands }) {
    if (turn === 24) return null;
    const held = [...new Set(hands[turn % 2])].map((leaf) => `drop ${leaf}`);
    return { seat: turn % 2, question: 'leaf', rule: 'LEA-1', answers: [...held, 'draw'] };
  },
  answer(state, answer, { seat, random, tell }) {
    const hand = state.hands[seat] as number[];
    if (answer === 'draw') {
      if (state.tree.length === 0) state.tree = shuffle(state.ground.splice(0), random);
      const leaf = state.tree.pop();
      if (leaf !== undefined) hand.push(leaf);
      tell({ type: 'drew', seat, own: { leaf: leaf ?? null } });
    } else {
      const leaf = Number(answer.slice('drop '.length));
      state.ground.push(...hand.splice(hand.indexOf(leaf), 1));
      tell({ type: 'dropped', seat, leaf });
    }
    state.turn += 1;
  },
  // While the game lasts, a seat counts what it holds.
  score: ({ turn, ground, hands }, seat, eyes) => [
    { category: 'ground', points: ground.length, rule: 'LEA-2' },
    {
      category: 'hand',
      points: eyes === seat && turn < 24 ? Math.max(0, ...(hands[seat] as number[])) : 0,
      rule: 'LEA-3',
    },
  ],
});

test('a small game with a hidden pile, cards alike and reshuffling obeys the laws', () => {
  expect(obeysLaws(leaves, { seeds: 6, every: 1 })).toEqual({ games: 6, answers: 6 * 24 });
});

test('a small game with an open field that repeats a hidden card breaks a law', () => {
  const [cards, answers] = [Array.from({ length: 36 }, (_, card) => card), ['lay']];
  const told = defineGame({
    name: 'told',
    seats: [2],
    cards,
    answers,
    open: ['secret', 'turn'],
    piles: { hands: 'owner', deck: 'none' },
    setup({ players }, random) {
      const deck = shuffle([...cards], random);
      const hands = Array.from({ length: players }, () => deck.splice(0, 5));
      return { turn: 0, hands, deck, secret: hands[0]?.[0] as number };
    },
    asks: ({ turn }) => (turn === 6 ? null : { seat: turn % 2, question: 'turn', rule: 'TOL-1', answers }),
    answer(state) {
      state.turn += 1;
    },
    score: () => [],
  });
  expect(() => obeysLaws(told, { seeds: 1 })).toThrow(
    'breaks the law "told" at answer 6 of seed "law 1": seat 1 can tell what is hidden at state hands 0 0 by secret',
  );
});

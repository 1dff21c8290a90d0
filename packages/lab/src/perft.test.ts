import { canonical, sha256Hex } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { lantern } from './lantern.ts';
import { perft, perftText } from './perft.ts';
import { position } from './testing/position.ts';

const start = () => position({ hands: ['Wick Oil Echo', 'Gust Glass'], deck: 'Wick Oil Gust Gust', rounds: 2 });

test('a position worked out by hand has its counts', () => {
  // Seat 0: Wick, Oil, Echo or rest. Echo asks once more (only stop), the other three hand over to seat 1 with Gust or rest.
  expect(perft(lantern, start(), 2).map(({ depth, leaves }) => [depth, leaves])).toEqual([
    [1, 4],
    [2, 3 * 2 + 1],
  ]);
});

test('the hash of one answer is the hash over its states in order', () => {
  let chain = '';
  for (const action of lantern.legal(start())) {
    const next = start();
    lantern.apply(next, action);
    chain = sha256Hex(`${chain}${canonical(lantern.toJson(next))}`);
  }
  expect(perft(lantern, start(), 1)[0]?.hash).toBe(chain);
});

test('counting leaves the position as it was and gives the same table again', () => {
  const state = start();
  const before = canonical(lantern.toJson(state));
  const rows = perft(lantern, state, 4);
  expect(canonical(lantern.toJson(state))).toBe(before);
  expect(perft(lantern, state, 4)).toEqual(rows);
});

test('a rule that changes shows in the hash even where the counts stay', () => {
  const kinder = {
    ...lantern,
    apply: (...given: Parameters<typeof lantern.apply>) => {
      lantern.apply(...given);
      given[0].reveals += 1;
    },
  };
  const [row] = perft(lantern, start(), 1);
  const [other] = perft(kinder, start(), 1);
  expect(other?.leaves).toBe(row?.leaves);
  expect(other?.hash).not.toBe(row?.hash);
});

test('a game that is over has no leaves', () => {
  const state = start();
  state.stack = [];
  expect(perft(lantern, state, 2).map(({ leaves }) => leaves)).toEqual([0, 0]);
});

test('a table has one line per depth', () => {
  expect(perftText([{ depth: 1, leaves: 4, hash: 'abcdefghijklmnopqrstuvwxyz' }])).toBe('1 4 abcdefghijklmnop\n');
});

import { expect, test } from 'vitest';
import { NONE } from './box.ts';
import { nocturion } from './game.ts';
import type { State } from './state.ts';
import { position } from './testing/position.ts';

/** What is lost or doubled after a change. */
function lost(change: (state: State) => void): string | null {
  const seats = [
    {
      resources: 'wood',
      dice: '2',
      hand: 'gremlin',
      beasts: 'gazer',
      curses: 'bloodthirst',
      prestige: 3,
      equipped: 'helm',
    },
  ];
  const state = position({ seats, quests: ['quest-i-01', 'quest-ii-01', ''] });
  expect(nocturion.audit(state)).toBeNull();
  change(state);
  return nocturion.audit(state);
}

test('Whatever is lost or doubled is named', () => {
  expect(lost(({ supply }) => void (supply[0] = 3))).toBe('6 of 10 wood');
  expect(lost(({ supply, treasury }) => void ((supply[0] = 9), ((treasury[0] as number[])[0] = -1)))).toBe(
    'a negative number of wood',
  );
  expect(lost((state) => void (state.stocked = 0))).toBe('8 of 10 wood');
  expect(lost((state) => void (state.spare = 8))).toBe('9 of 8 dice');
  expect(lost((state) => void (state.pool = [3]))).toBe('9 of 8 dice');
  expect(lost(({ dice, placed }) => void (dice[0]?.push(1, 1), (placed[0] = 0)))).toBe('10 of 8 dice');
  expect(lost(({ deck }) => void deck.pop())).toMatch(/ is there 0 times$/);
  expect(lost(({ discard }) => void discard.push(3))).toBe('moss-bear is there 2 times');
  expect(lost(({ hand }) => void hand[0]?.push(99))).toBe('no card has the number 99');
  expect(lost((state) => void (state.arriving = 5))).toBe('bramble-fox is there 2 times');
  expect(lost((state) => void (state.exhausted[0] = 0b10))).toBe('seat 0 has an Exhausted token on no Beast');
  expect(lost((state) => void (state.under = Array<number>(40).fill(0)))).toBe('40 known cards under a deck of 32');
  expect(lost(({ curseDeck }) => void curseDeck.pop())).toMatch(/^2 of 3 /);
  expect(lost(({ curses, curseDeck }) => void curses[0]?.push(...curseDeck.splice(-3)))).toBe('seat 0 has 4 Curses');
  expect(lost(({ completed }) => void completed.push(4))).toBe('quest-i-05 is there 2 times');
  expect(lost(({ quests }) => void quests[1]?.push(...(quests[0]?.splice(0) ?? [])))).toBe(
    'quest-i-01 lies among Quests of another level',
  );
  expect(lost((state) => void (state.house = [1, 1]))).toBe('two seats have the same house');
  expect(lost((state) => void (state.equipped[0] = 8))).toBe('an Heirloom without an Armor Stand');
  expect(lost(({ tiles }) => void (tiles[0] = 2))).toMatch(/is there 0 times|of 10/);
  expect(lost((state) => void (state.prestige[0] = 4))).toBe('seat 0 has 4 Prestige and gained 3');
  expect(NONE).toBe(-1);
});

import { type Adviser, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { defaultBox, kindOf } from '../box.ts';
import { dominion } from '../game.ts';
import { newGame } from '../testing/opening.ts';
import { ADVISERS } from './index.ts';
import { bestBuy } from './menus.ts';
import { isVictory, Window, wish } from './window.ts';
import { gainOf } from './worth.ts';

const PROVINCE = kindOf('province');
const SETS = ['random', 'dusk', 'midnight', 'night-shift', 'idle-hands'];

/** What the active player sees whenever it may buy, in games between these advisers. */
function* buyers(seats: readonly Adviser<Window>[], set: string): Generator<Window> {
  const state = newGame({ players: seats.length, set }, set);
  for (let asked = dominion.pending(state); asked !== null; asked = dominion.pending(state)) {
    if (asked.question === 'buyPhase') yield new Window(state, asked.seat);
    dominion.apply(state, (seats[asked.seat] as Adviser<Window>).answer(new Window(state, asked.seat), rngFrom(set)));
  }
}

/** What each of them wants to say of it, once. */
function said(say: (window: Window) => Iterable<string>): readonly string[] {
  const all = new Set<string>();
  for (const set of SETS) for (const window of buyers(ADVISERS, set)) for (const one of say(window)) all.add(one);
  return [...all];
}

test('no card but a Victory card is wished for beyond its worth, and none as much as a Province', () => {
  const beyond = said((window) =>
    defaultBox.ids.filter((_, kind) => {
      const wanted = wish(window, kind);
      return kind !== PROVINCE && (wanted >= wish(window, PROVINCE) || (wanted > gainOf(kind) && !isVictory(kind)));
    }),
  );
  expect(beyond).toEqual([]);
});

test('the menu buys the first of the cards wished for most, whatever else it could buy', () => {
  const missed = said((window) => {
    const offered = window.supply.filter((kind) => window.mayBuy(kind) && wish(window, kind) > 0);
    const most = Math.max(...offered.map((kind) => wish(window, kind)));
    const first = offered.find((kind) => wish(window, kind) === most) ?? null;
    return bestBuy(window) === first ? [] : [`${bestBuy(window)} for ${first}`];
  });
  expect(missed).toEqual([]);
});

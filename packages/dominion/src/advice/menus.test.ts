import { type Adviser, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { defaultBox, kindOf } from '../box.ts';
import { dominion } from '../game.ts';
import type { State } from '../state.ts';
import { newGame } from '../testing/opening.ts';
import { mayBuy } from '../turn.ts';
import { ADVISERS } from './index.ts';
import { isVictory, Look, wish } from './look.ts';
import { bestBuy } from './menus.ts';
import { gainOf } from './worth.ts';

const PROVINCE = kindOf('province');
const SETS = ['random', 'dusk', 'midnight', 'night-shift', 'idle-hands'];

/** What the active player sees whenever it may buy, in games between these advisers. */
function* buyers(seats: readonly Adviser<State>[], set: string): Generator<Look> {
  const state = newGame({ players: seats.length, set }, set);
  for (let asked = dominion.pending(state); asked !== null; asked = dominion.pending(state)) {
    if (asked.question === 'buyPhase') yield new Look(state, asked.seat);
    dominion.apply(state, (seats[asked.seat] as Adviser<State>).answer(state, asked.seat, rngFrom(set)));
  }
}

/** What each of them wants to say of it, once. */
function said(say: (look: Look) => Iterable<string>): readonly string[] {
  const all = new Set<string>();
  for (const set of SETS) for (const look of buyers(ADVISERS, set)) for (const one of say(look)) all.add(one);
  return [...all];
}

test('no card is wished for beyond what it is worth, Victory cards apart, and none as much as a Province', () => {
  const beyond = said((look) =>
    defaultBox.ids.filter((_, kind) => {
      const wanted = wish(look, kind);
      return kind !== PROVINCE && (wanted >= wish(look, PROVINCE) || (wanted > gainOf(kind) && !isVictory(kind)));
    }),
  );
  expect(beyond).toEqual([]);
});

test('the menu buys the first of what is wished for most, whatever it passes over', () => {
  const missed = said((look) => {
    const offered = look.state.supply.filter((kind) => mayBuy(look.state, kind) && wish(look, kind) > 0);
    const most = Math.max(...offered.map((kind) => wish(look, kind)));
    const first = offered.find((kind) => wish(look, kind) === most) ?? null;
    return bestBuy(look) === first ? [] : [`${bestBuy(look)} for ${first}`];
  });
  expect(missed).toEqual([]);
});

import { NONE } from './components.ts';
import { gain } from './deed.ts';
import type { Doer } from './doer.ts';
import type { Scope } from './operation.ts';
import { enclosureOf, insert, isExhausted, ownerOf, type State, seatsFrom } from './state.ts';
import type { Text } from './text.ts';

/** Exhausts a Beast in play. */
export function exhaust(t: Text, beast: number): void {
  const { state } = t;
  const seat = ownerOf(state, beast);
  state.exhausted[seat] = (state.exhausted[seat] as number) | (1 << enclosureOf(state, seat, beast));
  t.tell?.({ type: 'exhausted', seat, beast: state.box.beasts.id[beast] as string });
}

/** Takes the Exhausted token off a Beast in play. */
export function refresh(t: Text, beast: number): void {
  const { state } = t;
  const seat = ownerOf(state, beast);
  state.exhausted[seat] = (state.exhausted[seat] as number) & ~(1 << enclosureOf(state, seat, beast));
  t.tell?.({ type: 'refreshed', seat, beast: state.box.beasts.id[beast] as string });
}

/** Discards a Beast from its Menagerie: to the discard pile (NRN-1.3a), or to lie in the Supply (NRN-13.13). */
export function discardBeast(t: Text, beast: number, isAside = false): void {
  const { state } = t;
  const seat = ownerOf(state, beast);
  const enclosure = enclosureOf(state, seat, beast);
  (state.menagerie[seat] as number[])[enclosure] = NONE;
  state.exhausted[seat] = (state.exhausted[seat] as number) & ~(1 << enclosure);
  insert(isAside ? state.aside : state.discard, beast);
  t.tell?.({ type: 'beastDiscarded', seat, beast: state.box.beasts.id[beast] as string, from: 'menagerie' });
}

/** Puts the Beast that arrives into the leftmost free Enclosure and gains its Prestige (NRN-12.3, NRN-12.3a). */
export function settle(t: Text, seat: number): void {
  const { state } = t;
  const beast = state.arriving;
  const prestige = state.box.beasts.prestige[beast] as number;
  (state.menagerie[seat] as number[])[enclosureOf(state, seat, NONE)] = beast;
  state.arriving = NONE;
  gain(state, seat, 'beasts', beast, prestige);
  t.tell?.({ type: 'summoned', seat, beast: state.box.beasts.id[beast] as string, prestige });
}

/** Own active Beasts, ascending. */
export function activeBeasts(state: State, seat: number): number[] {
  const active: number[] = [];
  const menagerie = state.menagerie[seat] ?? [];
  for (let enclosure = 0; enclosure < menagerie.length; enclosure += 1) {
    const beast = menagerie[enclosure] as number;
    if (beast !== NONE && !isExhausted(state, seat, enclosure)) insert(active, beast);
  }
  return active;
}

function exhaustedBeasts(state: State, seat: number): number[] {
  const exhausted: number[] = [];
  const menagerie = state.menagerie[seat] ?? [];
  for (let enclosure = 0; enclosure < menagerie.length; enclosure += 1) {
    const beast = menagerie[enclosure] as number;
    if (beast !== NONE && isExhausted(state, seat, enclosure)) insert(exhausted, beast);
  }
  return exhausted;
}

/** Beasts an operation may choose: active ones to exhaust or discard, exhausted ones to refresh (NRN-13.14). */
export function targets(state: State, { seat, self, what }: Doer, scope: Scope, isRefresh: boolean): number[] {
  const fitting = isRefresh ? exhaustedBeasts : activeBeasts;
  switch (scope) {
    case 'ownActive':
      return fitting(state, seat);
    case 'ownOthers':
      return fitting(state, seat).filter((beast) => beast !== self);
    case 'eventBeast': {
      const owner = ownerOf(state, what);
      return what !== NONE && owner !== NONE && fitting(state, owner).includes(what) ? [what] : [];
    }
    default: {
      const all: number[] = [];
      for (const other of seatsFrom(state, seat)) {
        if (scope === 'eachOpponent' && other === seat) continue;
        for (const beast of fitting(state, other)) insert(all, beast);
      }
      return all;
    }
  }
}

/** Opponents who have a Beast that fits, clockwise. */
export const opponentsWith = (state: State, seat: number, isRefresh: boolean): number[] =>
  seatsFrom(state, seat).filter(
    (other) => other !== seat && (isRefresh ? exhaustedBeasts : activeBeasts)(state, other).length > 0,
  );

/** Beasts of one seat that may be chosen. */
export const targetsOf = (state: State, seat: number, isRefresh: boolean): number[] =>
  (isRefresh ? exhaustedBeasts : activeBeasts)(state, seat);

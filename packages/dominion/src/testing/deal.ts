import { readOptions } from '../options.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { kingdomOf } from './position.ts';

/** A game as it is dealt, with these cards in the kingdom. */
export function dealt(kingdom: string, { players = 2, seed = 'deal' } = {}): State {
  const options = readOptions({ players, cards: kingdomOf({ kingdom }) });
  if (!options.ok) throw new Error(`${options.fault.where}: ${options.fault.what}`);
  return setup(options.value, seed);
}

/** The ten cards a seat starts with, sorted. */
export function startingDeck(state: State, seat = 0): string {
  const cards = [...(state.hand[seat] as number[]), ...(state.deck[seat] as number[])];
  const names = cards.map((card) => state.box.ids[state.kind[card] as number] as string);
  return names.toSorted().join(' ');
}

import { type Action, pick, rngFrom } from '@nightjar/kernel';
import type { NoctilucaEvent } from '../events.ts';
import { noctiluca } from '../game.ts';
import type { State } from '../state.ts';

/** Goes through a random game and looks at every position, with the events that led there. */
export function walk(state: State, seed: string, look: (events: readonly NoctilucaEvent[]) => void = () => {}): void {
  const random = rngFrom(seed);
  let events: NoctilucaEvent[] = [];
  look(events);
  while (noctiluca.pending(state) !== null) {
    events = [];
    noctiluca.apply(state, pick<Action>(noctiluca.legal(state), random), (event) => events.push(event));
    look(events);
  }
}

/** All events of a random game from here. */
export function eventsOf(state: State, seed: string): NoctilucaEvent[] {
  const all: NoctilucaEvent[] = [];
  walk(state, seed, (events) => all.push(...events));
  return all;
}

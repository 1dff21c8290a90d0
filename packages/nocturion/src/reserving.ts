import { below } from '@nightjar/kernel';
import { FACES } from './components.ts';
import { remove } from './state.ts';
import type { Text } from './text.ts';
import { open } from './window.ts';

/** Moves a die from the Treasury to the own Crest, result unchanged (NRN-7.1). */
export function reserve(t: Text, seat: number, die: number): void {
  remove(t.state.dice[seat] as number[], die);
  putOnCrest(t, seat, die, false);
}

/** Rolls a die from the Supply and puts it on the own Crest (NRN-11.2). */
export function rollAndReserve(t: Text, seat: number): void {
  const { state } = t;
  state.spare -= 1;
  state.reveals += 1;
  putOnCrest(t, seat, 1 + below(state.rng, FACES), true);
}

function putOnCrest(t: Text, seat: number, die: number, rolled: boolean): void {
  t.state.reserved[seat] = die;
  t.tell?.({ type: 'reserved', seat, die, rolled });
  open(t, 'reserved', seat);
}

import type { DominionEvent } from './events.ts';
import { NONE, type State } from './state.ts';

/** DOM-16.7, DOM-16.7a: so many turns of every player without a change are the end; players are told half-way. */
const TURNS_EACH = 20;
const WARNED_EACH = 10;

/** A card was gained, trashed or exchanged. */
export function stir(state: State): void {
  if (state.standstill !== NONE) state.standstill = 0;
}

/** A turn has begun. */
export function countTurn(state: State): void {
  if (state.standstill !== NONE) state.standstill += 1;
}

/** DOM-16.7: whether the table stood still for so long that the game ends. */
export const isStill = ({ standstill, options }: State): boolean => standstill >= TURNS_EACH * options.players;

/** DOM-16.7a: whether the turn that ends now is the one after which players are told. */
export const isWarned = ({ standstill, options }: State): boolean => standstill === WARNED_EACH * options.players;

/** DOM-16.7a: turns until the game ends if nothing changes, the one under way among them; null before players are told. */
export function endsIn({ standstill, options, phase }: State): number | null {
  if (phase === 'over' || standstill <= WARNED_EACH * options.players) return null;
  return TURNS_EACH * options.players - standstill + 1;
}

/** What players are told half-way. */
export const warning = ({ options }: State): DominionEvent => ({
  type: 'standstill',
  turns: (TURNS_EACH - WARNED_EACH) * options.players,
});

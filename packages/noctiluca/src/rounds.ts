import { type Tell, wholes } from '@nightjar/kernel';
import { JAR_COLOURS } from './box.ts';
import type { NoctilucaEvent } from './events.ts';
import { gathered, sizeOf } from './handful.ts';
import { leftOf, majorities } from './majority.ts';
import { emptyPool, seedPool } from './seeding.ts';
import { occasionOf, totals } from './standing.ts';
import { isSolo, LAST_ROUND, nextSeat, type State } from './state.ts';

/** The next player's turn, or with the last pawn the end of the round (NLC-9.1). */
export function endTurn(state: State): void {
  if (state.pawns.every((pawns) => pawns === 0)) {
    state.stage = 'roundEnd';
    return;
  }
  state.active = nextSeat(state, state.active);
  state.stage = 'turn';
}

/** After the first round everything is made ready for the second, which goes the other way round; then the game ends. */
export function endRound(state: State, tell?: Tell<NoctilucaEvent>): void {
  tell?.({ type: 'roundEnded', round: state.round });
  if (state.round === LAST_ROUND) {
    state.stage = 'ending';
    return;
  }
  // NLC-12.9: alone the pawns stay where they are and block their shores.
  if (!isSolo(state)) state.pawned = 0;
  state.pawns = wholes(state.pawns.length, () => state.box.pawns[state.options.players] as number);
  emptyPool(state);
  seedPool(state);
  state.reveals += 1;
  state.round = LAST_ROUND;
  // NLC-4.2a: the player who placed the last pawn begins.
  state.first = state.active;
  tell?.({
    type: 'seeded',
    round: state.round,
    first: state.first,
    dice: sizeOf(gathered(state.pool)),
    lid: sizeOf(state.lid),
  });
  state.stage = 'turn';
}

/** Majorities are settled and favourites shown (NLC-10.1, NLC-10.8). */
export function end(state: State, tell?: Tell<NoctilucaEvent>): void {
  state.reveals += 1;
  state.stage = 'over';
  if (tell === undefined) return;
  const occasion = occasionOf(state);
  for (const [colour, { sides, each }] of majorities(occasion).entries()) {
    const left = leftOf(occasion, colour);
    const discarded = sides.length === 0 ? 0 : left - each * sides.length;
    tell({ type: 'majority', colour: JAR_COLOURS[colour] as string, sides, each, discarded });
  }
  for (const [seat, favourite] of state.favourites.entries()) {
    tell({ type: 'favourite', seat, favourite: state.box.favourites[favourite]?.id ?? '' });
  }
  tell({ type: 'ended', totals: totals(state) });
}

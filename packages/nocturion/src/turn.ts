import { moveIdleTracker } from './calendar.ts';
import { PASSED } from './state.ts';
import type { Text } from './text.ts';
import { open } from './window.ts';

/** In turn order each player takes one turn (NRN-6.1); after the last one the tracker may have to move (NRN-4.3). */
export function beginTurn(t: Text): void {
  const { state } = t;
  const { players } = state.options;
  if (state.served === players) {
    moveIdleTracker(t);
    state.stage = 'refresh';
    return;
  }
  state.active = (state.first + state.served) % players;
  state.refreshers = [];
  for (let seat = 0; seat < players; seat += 1) {
    if (state.passed[seat] === PASSED.turn) state.passed[seat] = PASSED.not;
  }
  t.tell?.({ type: 'turn', seat: state.active });
  state.stage = 'action';
  open(t, 'turnStart', state.active);
}

/** The active player has ended the turn: a last window, and then the next player's. */
export function endTurn(t: Text): void {
  t.state.stage = 'turnOver';
  t.tell?.({ type: 'turnEnded', seat: t.state.active });
  open(t, 'turnEnd', t.state.active);
}

export function passTurn(t: Text): void {
  t.state.served += 1;
  t.state.stage = 'turn';
}

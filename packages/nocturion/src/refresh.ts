import { NONE, TOKENS } from './components.ts';
import { drawBeasts } from './deck.ts';
import { totals } from './standing.ts';
import { CHALICE, GUILDMASTER, insert, nextSeat, type State } from './state.ts';
import { RULE, type Text } from './text.ts';

/** NRN-22.2: dice on Locations return to the Supply. */
export function clearLocations(t: Text): void {
  const { state } = t;
  for (const [site, die] of state.placed.entries()) {
    if (die === 0) continue;
    state.placed[site] = 0;
    state.spare += 1;
  }
  state.active = state.first;
  state.served = 0;
  t.tell?.({ type: 'refresh' });
  state.stage = 'limits';
}

/** The next seat in turn order for a step of this phase; NONE when all have done it (NRN-22.1). */
function nextServed(state: State): number {
  if (state.served === state.options.players) {
    state.served = 0;
    return NONE;
  }
  state.served += 1;
  return (state.first + state.served - 1) % state.options.players;
}

/** NRN-22.3: Resources down to the limit. */
export function limitResources(t: Text): void {
  const seat = nextServed(t.state);
  if (seat === NONE) t.state.stage = 'hands';
  else t.begin(RULE.limitResources, { seat });
}

/** NRN-22.4: hands up or down to three. */
export function limitHands(t: Text): void {
  const { state } = t;
  const seat = nextServed(state);
  if (seat === NONE) {
    state.stage = 'crown';
    return;
  }
  const missing = state.box.limits.hand - (state.hand[seat] as number[]).length;
  if (missing > 0) drawBeasts(t, seat, missing);
  else if (missing < 0) t.begin(RULE.limitHand, { seat });
}

/**
 * NRN-22.5 to NRN-22.8: the Chalice goes home, the Crown passes, the Guildmaster goes home, all Exhausted tokens come off.
 * Turn order stays until the round ends.
 */
export function passCrown(t: Text): void {
  const { state } = t;
  const holder = state.holders[GUILDMASTER] as number;
  sendHome(t, CHALICE);
  state.first = holder === NONE ? nextSeat(state, state.first) : holder;
  t.tell?.({ type: 'crown', seat: state.first });
  sendHome(t, GUILDMASTER);
  state.exhausted.fill(0);
  state.spent = 0;
  state.stage = 'reserves';
}

function sendHome({ state, tell }: Text, token: number): void {
  if (state.holders[token] === NONE) return;
  state.holders[token] = NONE;
  tell?.({ type: 'tokenReturned', token: TOKENS[token] as string });
}

/** NRN-22.9: reserved dice go to the Treasuries; a third one becomes any Resource (NRN-22.10). */
export function moveReserved(t: Text): void {
  const { state } = t;
  // `active` is still the First Player of the round that ends (NRN-22.1).
  if (state.served === state.options.players) {
    state.served = 0;
    state.stage = 'roundEnd';
    return;
  }
  const seat = (state.active + state.served) % state.options.players;
  state.served += 1;
  const die = state.reserved[seat] as number;
  if (die === 0) return;
  state.reserved[seat] = 0;
  const dice = state.dice[seat] as number[];
  if (dice.length < state.box.limits.treasuryDice) {
    insert(dice, die);
    return;
  }
  state.spare += 1;
  t.begin(RULE.takeAny, { seat });
}

/** NRN-22.11, NRN-22.12: Beasts in the Supply are discarded, their rules end, and so does the game after the final round. */
export function endRound(t: Text): void {
  const { state } = t;
  for (const beast of state.aside) insert(state.discard, beast);
  state.aside = [];
  state.rules = 0;
  state.barred = 0;
  if (!state.isFinal) {
    state.stage = 'acquisition';
    return;
  }
  state.stage = 'over';
  t.tell?.({ type: 'ended', totals: totals(state) });
}

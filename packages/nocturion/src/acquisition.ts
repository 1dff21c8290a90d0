import { below } from '@nightjar/kernel';
import { FACES } from './components.ts';
import { changeOf, insert, PASSED, remove, type State } from './state.ts';
import { RULE, type Text } from './text.ts';

/** Fills and rolls the pool: a die for each player and one for each extra-die ability (NRN-5.1 to NRN-5.3). */
export function beginRound(t: Text): void {
  const { state } = t;
  const { players } = state.options;
  let wanted = players;
  for (let seat = 0; seat < players; seat += 1) wanted += changeOf(state, seat, 'extraDie');
  const count = Math.min(wanted, state.spare);
  state.spare -= count;
  for (let i = 0; i < count; i += 1) insert(state.pool, 1 + below(state.rng, FACES));
  state.reveals += 1;
  state.round += 1;
  state.passed.fill(PASSED.not);
  state.isMoved = false;
  state.active = state.first;
  state.pass = 0;
  state.served = 0;
  t.tell?.({ type: 'round', round: state.round, first: state.first, pool: [...state.pool] });
  state.stage = 'pass';
}

/** The next player of the pass who takes a die: everybody in the first, those with the ability in the next (NRN-5.4, NRN-5.5). */
export function findTaker(t: Text): void {
  const { state } = t;
  const { players } = state.options;
  if (state.served === players) return endPass(state);
  const seat = (state.first + state.served) % players;
  if (state.pass > 0 && changeOf(state, seat, 'extraDie') < state.pass) {
    state.served += 1;
    return;
  }
  // NRN-5.6, NRN-5.7: any Resource instead.
  if (state.pool.length === 0 || (state.dice[seat] as number[]).length >= state.box.limits.treasuryDice) {
    state.served += 1;
    t.begin(RULE.takeAny, { seat });
    return;
  }
  state.turn = seat;
  if (state.pool[0] === state.pool.at(-1)) takeDie(t, state.pool[0] as number);
  else state.stage = 'die';
}

/** Results in the pool, equal ones once. */
export function poolResults({ pool }: State): number[] {
  const results: number[] = [];
  for (const die of pool) if (die !== results.at(-1)) results.push(die);
  return results;
}

/** Takes a die into the Treasury, result unchanged. */
export function takeDie(t: Text, die: number): void {
  const { state } = t;
  remove(state.pool, die);
  insert(state.dice[state.turn] as number[], die);
  state.served += 1;
  t.tell?.({ type: 'dieTaken', seat: state.turn, die });
  state.stage = 'pass';
}

/** After the last pass the dice left return to the Supply (NRN-5.8), and turns begin. */
function endPass(state: State): void {
  state.pass += 1;
  state.served = 0;
  for (let seat = 0; seat < state.options.players; seat += 1) {
    if (changeOf(state, seat, 'extraDie') >= state.pass) return;
  }
  state.spare += state.pool.length;
  state.pool = [];
  state.pass = 0;
  state.stage = 'turn';
}

import {
  type Action,
  type AnyGame,
  below,
  canonical,
  type JsonObject,
  pick,
  type Rng,
  rngFrom,
  type Seat,
  Sitting,
  verify,
} from '@nightjar/kernel';
import { difference } from '../difference.ts';
import { seatCount } from '../eyes.ts';
import { hold, within } from './breach.ts';

interface Kept {
  readonly seat: Seat;
  readonly text: string;
  /** The state and `reveals` before this answer. */
  readonly json: string;
  readonly reveals: number;
}

export interface UndoWalk {
  readonly most: number;
  /** How many answers were given, for the breach. */
  at: number;
}

/** One answer in this many is followed by a try to take it back. */
const TRY_ONE_IN = 4;

/** A random walk with undo through a sitting: nobody takes back what a reveal or another seat has fixed. */
export function holdsUndo(game: AnyGame, options: JsonObject, seed: string, walk: UndoWalk): void {
  const random = rngFrom(`undo ${seed}`);
  const sitting = Sitting.begin(game, options, seed, []);
  const kept: Kept[] = [];
  let tries = 0;
  for (walk.at = 0; walk.at < walk.most; walk.at += 1) {
    const decision = game.pending(sitting.state);
    if (decision === null) break;
    const action = pick<Action>(game.legal(sitting.state), random);
    holdsReveal(game, sitting.state, action, `${seed} ${walk.at}`);
    const json = canonical(game.toJson(sitting.state));
    const reveals = game.reveals(sitting.state);
    const text = game.write(sitting.state, action);
    const refusal = within('undo', `"${text}" at the table`, () => sitting.answer(decision.seat, text));
    hold('undo', refusal && `the table refuses the legal "${text}": ${refusal.reason}`);
    kept.push({ seat: decision.seat, text, json, reveals });
    if (tries < 400 && below(random, TRY_ONE_IN) === 0) tries += tryUndo(game, sitting, kept, random);
  }
  const record = sitting.record();
  const verified = verify(game, record);
  hold(
    'undo',
    verified.ok ? null : `the record after undo does not verify: ${verified.fault.where} ${verified.fault.what}`,
  );
}

/** How many answers this seat may take back at most: its own, since the last reveal. Forced ones belong to the answer before them. */
function mostUndoable(kept: readonly Kept[], seat: Seat, reveals: number): number {
  let count = 0;
  for (let i = kept.length - 1; i >= 0; i -= 1) {
    if (kept[i]?.seat !== seat || kept[i]?.reveals !== reveals) break;
    count += 1;
  }
  return count;
}

function tryUndo(game: AnyGame, sitting: Sitting, kept: Kept[], random: Rng): number {
  const seat = below(random, seatCount(game, sitting.state));
  const here = canonical(game.toJson(sitting.state));
  const most = mostUndoable(kept, seat, game.reveals(sitting.state));
  const may = sitting.undoable(seat);
  hold('undo', may <= most ? null : `seat ${seat} may take back ${may} answers, across what only ${most} allow`);
  if (may === 0) {
    const refusal = sitting.undo(seat);
    hold('undo', refusal?.reason ? null : `seat ${seat} takes back an answer it may not`);
    hold('undo', canonical(game.toJson(sitting.state)) === here ? null : 'a refused undo changed the state');
    return 1;
  }
  const back = 1 + below(random, may);
  const undone = kept.slice(kept.length - back);
  for (const answer of undone.toReversed()) {
    hold('undo', sitting.undo(seat) === null ? null : `seat ${seat} is refused an undo it was promised`);
    const unlike = difference(JSON.parse(answer.json), game.toJson(sitting.state));
    hold('undo', unlike && `undo of "${answer.text}" does not restore the state: ${unlike}`);
  }
  if (below(random, 2) === 0) {
    kept.length -= back;
    return back;
  }
  for (const answer of undone) sitting.answer(seat, answer.text);
  const unlike = difference(JSON.parse(here), game.toJson(sitting.state));
  hold('undo', unlike && `the same answers after undo lead elsewhere: ${unlike}`);
  return back;
}

/** Where `reveals` stays, the seat that answers learns nothing: it sees the same whatever is hidden. */
function holdsReveal(game: AnyGame, state: unknown, action: Action, seed: string): void {
  const seat = game.pending(state)?.seat as Seat;
  const next = game.copy(state);
  game.apply(next, action);
  if (game.reveals(next) !== game.reveals(state)) return;
  const other = game.determinize(state, seat, rngFrom(`reveal ${seed}`));
  if (!game.legal(other).includes(action)) return;
  within('undo', 'answering a re-dealt state', () => game.apply(other, action));
  const unlike = difference(game.view(next, seat), game.view(other, seat));
  hold('undo', unlike && `seat ${seat} learns from "${game.write(state, action)}" without a reveal: ${unlike}`);
}

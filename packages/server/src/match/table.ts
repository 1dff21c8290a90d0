import {
  type AnyGame,
  type GameEvent,
  type Json,
  play,
  type RecordedAnswer,
  type Refusal,
  type Seat,
} from '@nightjar/kernel';

/**
 * A table as a match keeps it: a value with the undo rules of the kernel's Table, but without the answers that no free
 * undo reaches any more, so that it stays small however long the match is. Its states are never changed in place.
 */
export interface Table {
  readonly game: AnyGame;
  readonly state: unknown;
  /** The state at the barrier: free undo stops there. */
  readonly barrier: unknown;
  /** Answers before the barrier. */
  readonly locked: number;
  /** Who gave the last answer before the barrier. */
  readonly before: Seat | null;
  /** Answers since the barrier. */
  readonly free: readonly RecordedAnswer[];
}

/** A table before its first answer. */
export function laid(game: AnyGame, options: unknown, seed: string): Table {
  const state: unknown = game.setup(options, seed);
  return { game, state, barrier: state, locked: 0, before: null, free: [] };
}

export const answersGiven = (table: Table): number => table.locked + table.free.length;

const lastSeat = (table: Table): Seat | null => table.free.at(-1)?.seat ?? table.before;

export interface Answered {
  readonly table: Table;
  /** The answer in its one spelling. */
  readonly text: string;
  readonly facts: readonly GameEvent[];
}

/** The table after an answer, or why there is none. */
export function answered(table: Table, seat: Seat, text: string): Answered | Refusal {
  const { game } = table;
  const action = game.pending(table.state)?.seat === seat ? game.read(table.state, text) : null;
  const written = action === null ? text : game.write(table.state, action);
  const state: unknown = game.copy(table.state);
  const facts: GameEvent[] = [];
  const refusal = play(game, state, seat, text, (fact: GameEvent) => facts.push(fact));
  if (refusal !== null) return refusal;
  const given = answersGiven(table);
  const answer = { seat, text: written };
  if (game.reveals(state) !== game.reveals(table.state)) {
    return { table: barred(game, state, given + 1, seat), text: written, facts };
  }
  // What another seat has answered to is known now: nothing before it may be changed.
  const own = given > 0 && lastSeat(table) !== seat ? barred(game, table.state, given, lastSeat(table)) : table;
  return { table: { ...own, state, free: [...own.free, answer] }, text: written, facts };
}

export const isRefusal = (outcome: Answered | Table | Refusal): outcome is Refusal => 'reason' in outcome;

const barred = (game: AnyGame, state: unknown, locked: number, before: Seat | null): Table => ({
  game,
  state,
  barrier: state,
  locked,
  before,
  free: [],
});

/** How many answers this seat may take back now, freely. */
export function undoable(table: Table, seat: Seat): number {
  let count = 0;
  for (let i = table.free.length - 1; i >= 0 && table.free[i]?.seat === seat; i -= 1) count += 1;
  return count;
}

/** The table without this seat's last answer, or why it stays. */
export function undone(table: Table, seat: Seat): Table | Refusal {
  if (undoable(table, seat) === 0) return { rule: '', reason: whyNoUndo(table, seat), with: {} };
  const free = table.free.slice(0, -1);
  return { ...table, state: played(table.game, table.barrier, free), free };
}

function whyNoUndo(table: Table, seat: Seat): string {
  const last = lastSeat(table);
  if (last === null) return 'nothing-to-undo';
  return last === seat ? 'undo-barrier' : 'undo-others';
}

/** The table these answers lead to, none of which can be taken back freely: what is left after a consent. */
export function agreed(game: AnyGame, options: unknown, seed: string, answers: readonly RecordedAnswer[]): Table {
  const state = played(game, game.setup(options, seed), answers);
  return barred(game, state, answers.length, answers.at(-1)?.seat ?? null);
}

/** Trusts the answers: only for those that were accepted here before. */
function played(game: AnyGame, from: unknown, answers: readonly RecordedAnswer[]): unknown {
  const state: unknown = game.copy(from);
  for (const { text } of answers) {
    const action = game.read(state, text);
    if (action === null) throw new Error(`an answer that was accepted is no answer any more: ${text}`);
    game.apply(state, action);
  }
  return state;
}

/** As a snapshot keeps it. */
export const tableToJson = ({ game, barrier, locked, before, free }: Table): Json => ({
  barrier: game.toJson(barrier),
  locked,
  before,
  free: free.map(({ seat, text }) => ({ seat, text })),
});

/** Trusts the JSON: only for what `tableToJson` wrote. */
export function tableFromJson(game: AnyGame, json: Json): Table {
  const { barrier, locked, before, free } = json as unknown as Omit<Table, 'barrier'> & { barrier: Json };
  const state: unknown = game.fromJson(barrier);
  return { game, state: played(game, state, free), barrier: state, locked, before, free };
}

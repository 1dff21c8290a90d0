import type { Action, AnyGame, GameEvent, Refusal, Seat } from './game.ts';
import type { Json } from './json.ts';
import { understood } from './play.ts';
import type { RecordedAnswer } from './record.ts';

/** An answer as a table holds it: a forced one was the only one, and gave itself. */
export interface Given extends RecordedAnswer {
  readonly isForced: boolean;
  /** The only one too, but only its seat knows that: it is not told, and it goes back with the answer before it. */
  readonly isIdle?: true;
}

/**
 * A game being played, as a value: where it stands and what can still be taken back. Its states are never changed in
 * place. Answers that no free undo reaches any more are not held, so that it stays small however long the game is.
 */
export interface Table<S = unknown> {
  readonly game: AnyGame;
  readonly state: S;
  /** The state at the barrier: free undo stops there. */
  readonly barrier: S;
  /** Answers before the barrier. */
  readonly locked: number;
  /** Who gave the last answer before the barrier that was not forced. */
  readonly before: Seat | null;
  /** Answers since the barrier. */
  readonly free: readonly Given[];
  /** The only person, where all other seats are bots; null among people. What bots answer is no barrier for them. */
  readonly alone: Seat | null;
}

/** One answer and what it caused. */
export interface Move extends Given {
  readonly facts: readonly GameEvent[];
}

/** A table after an answer: the answer itself in its one spelling, and those that gave themselves after it. */
export interface Answered<S = unknown> {
  readonly table: Table<S>;
  readonly moves: readonly Move[];
}

/** A table that stands somewhere, with nothing that could be taken back. */
export const tableAt = <S>(game: AnyGame, state: S): Table<S> => ({
  game,
  state,
  barrier: state,
  locked: 0,
  before: null,
  free: [],
  alone: null,
});

/** The table where this seat is the only person's, and bots sit at all others; null where people play each other. */
export const besideBots = <S>(table: Table<S>, alone: Seat | null): Table<S> => ({ ...table, alone });

/** A table before anybody has answered. */
export const laid = <S>(game: AnyGame, options: unknown, seed: string): Answered<S> =>
  followed(tableAt<S>(game, game.setup(options, seed)), []);

/** How many answers stand, those that can still be taken back among them. */
export const answersGiven = (table: Table): number => table.locked + table.free.length;

export const isRefusal = (outcome: object): outcome is Refusal => 'reason' in outcome;

/** The table after a seat's answer and the forced ones that follow, or why there is none. */
export function answered<S>(table: Table<S>, seat: Seat, text: string): Answered<S> | Refusal {
  const move = moved(table, seat, text);
  return isRefusal(move) ? move : followed(move.table, move.moves);
}

/** The table after one answer alone: for those that stand in a log or a record, forced ones among them. */
export function moved<S>(table: Table<S>, seat: Seat, text: string): Answered<S> | Refusal {
  const { game } = table;
  const action = understood(game, table.state, seat, text);
  if (typeof action !== 'number') return action;
  // Written anew, so that a record holds the one spelling of each answer.
  const written = game.write(table.state, action);
  const isOnly = game.legal(table.state).length === 1;
  const isForced = isOnly && game.pending(table.state)?.secret !== true;
  const state: S = game.copy(table.state);
  const facts: GameEvent[] = [];
  game.apply(state, action, (fact: GameEvent) => facts.push(fact));
  const given: Given = { seat, text: written, isForced, ...(isOnly && !isForced ? { isIdle: true } : {}) };
  return { table: withAnswer(table, state, given), moves: [{ ...given, facts }] };
}

function withAnswer<S>(table: Table<S>, state: S, given: Given): Table<S> {
  const { game } = table;
  const count = answersGiven(table);
  const last = lastSeat(table);
  const seat = given.isForced ? last : given.seat;
  if (game.reveals(state) !== game.reveals(table.state)) return barred(table, state, count + 1, seat);
  // What another seat has answered to, or would answer, is known now: nothing before it may be changed. A forced
  // answer says nothing that was not known, and a bot's answer goes back with the one it followed.
  const isOther = count > 0 && !given.isForced && last !== given.seat && table.alone === null;
  const own = isOther ? barred(table, table.state, count, last) : table;
  return { ...own, state, free: [...own.free, given] };
}

const lastSeat = ({ free, before }: Table): Seat | null => free.findLast((given) => !given.isForced)?.seat ?? before;

const barred = <S>({ game, alone }: Table<S>, state: S, locked: number, before: Seat | null): Table<S> => ({
  ...tableAt(game, state),
  locked,
  before,
  alone,
});

/** The one place where forced answers are given, until a seat has a choice. */
function followed<S>(from: Table<S>, before: readonly Move[]): Answered<S> {
  let table = from;
  const moves = [...before];
  for (;;) {
    const only = onlyAnswer(table.game, table.state);
    if (only === null) return { table, moves };
    const next = moved(table, only.seat, only.text);
    if (isRefusal(next)) throw new Error(`${table.game.name} refuses its only answer "${only.text}": ${next.reason}`);
    moves.push(...next.moves);
    table = next.table;
  }
}

/** The answer that gives itself: the only one, where everybody may know that it is. */
export function onlyAnswer(game: AnyGame, state: unknown): RecordedAnswer | null {
  const decision = game.pending(state);
  if (decision === null || decision.secret === true) return null;
  const legal: readonly Action[] = game.legal(state);
  return legal.length === 1 ? { seat: decision.seat, text: game.write(state, legal[0] as Action) } : null;
}

/** Whether there was nothing to decide: such an answer is not taken back by itself. */
const isOnly = ({ isForced, isIdle }: Given): boolean => isForced || isIdle === true;

/** How many answers of its own this seat may take back now, freely. */
export function undoable(table: Table, seat: Seat): number {
  let count = 0;
  for (const given of table.free.toReversed()) {
    if (isOnly(given) || (given.seat !== seat && table.alone === seat)) continue;
    if (given.seat !== seat) break;
    count += 1;
  }
  return count;
}

/** The table without a seat's last answer and what only followed it, and how many answers that were; or why it stays. */
export function undone<S>(table: Table<S>, seat: Seat): { readonly table: Table<S>; readonly count: number } | Refusal {
  if (undoable(table, seat) === 0) return { rule: '', reason: whyNoUndo(table, seat), with: {} };
  const count = table.free.length - table.free.findLastIndex((given) => !isOnly(given) && given.seat === seat);
  return { table: rewound(table, count), count };
}

/** The table without its last answers. The caller vouches that they are free. */
export function rewound<S>(table: Table<S>, count: number): Table<S> {
  const free = table.free.slice(0, table.free.length - count);
  return { ...table, state: played(table.game, table.barrier, free), free };
}

function whyNoUndo(table: Table, seat: Seat): string {
  const last = lastSeat(table);
  if (last === null) return 'nothing-to-undo';
  return last === seat || table.alone === seat ? 'undo-barrier' : 'undo-others';
}

/**
 * The table these answers lead to, none of which can be taken back freely: what is left after a consent. An answer at
 * the end that would only give itself again goes too.
 */
export function agreed<S>(game: AnyGame, options: unknown, seed: string, answers: readonly RecordedAnswer[]): Table<S> {
  const table = retold<S>(game, options, seed, { answers, locked: answers.length });
  const isIdle = answers.length > 0 && onlyAnswer(game, table.state) !== null;
  return isIdle ? agreed(game, options, seed, answers.slice(0, -1)) : table;
}

/** The table that answers lead to which were accepted here before, with so many of them locked at least. */
export function retold<S>(
  game: AnyGame,
  options: unknown,
  seed: string,
  {
    answers,
    locked,
    alone = null,
  }: { readonly answers: readonly RecordedAnswer[]; readonly locked: number; readonly alone?: Seat | null },
): Table<S> {
  let table = besideBots(tableAt<S>(game, game.setup(options, seed)), alone);
  for (const [i, { seat, text }] of answers.entries()) {
    const next = moved(table, seat, text);
    if (isRefusal(next)) throw noLonger(text);
    table = i + 1 === locked ? barred(next.table, next.table.state, locked, lastSeat(next.table)) : next.table;
  }
  return table;
}

/** Trusts the answers: only for those that were accepted here before. */
function played<S>(game: AnyGame, from: S, answers: readonly RecordedAnswer[]): S {
  const state: S = game.copy(from);
  for (const { text } of answers) {
    const action = game.read(state, text);
    if (action === null) throw noLonger(text);
    game.apply(state, action);
  }
  return state;
}

const noLonger = (text: string): Error => new Error(`an answer that was accepted is no answer any more: ${text}`);

/** As a snapshot keeps it. */
export const tableToJson = ({ game, barrier, locked, before, free }: Table): Json => ({
  barrier: game.toJson(barrier),
  locked,
  before,
  free: free.map(({ seat, text, isForced, isIdle }) => ({ seat, text, isForced, ...(isIdle ? { isIdle } : {}) })),
});

interface SavedTable extends Pick<Table, 'locked' | 'before'> {
  readonly barrier: Json;
  readonly free: readonly (RecordedAnswer & Partial<Given>)[];
}

/** Trusts the JSON: only for what `tableToJson` wrote. */
export function tableFromJson<S>(game: AnyGame, json: Json): Table<S> {
  const saved = json as unknown as SavedTable;
  const barrier: S = game.fromJson(saved.barrier);
  // Snapshots that were kept before answers gave themselves do not say which were forced: none.
  const free = saved.free.map((given) => ({ isForced: false, ...given }));
  const { locked, before } = saved;
  return { ...tableAt(game, played(game, barrier, free)), barrier, locked, before, free };
}

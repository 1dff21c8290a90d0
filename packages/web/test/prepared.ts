// Tables as they lie on a device's shelf, played to a certain point from a seed: every visitor finds the same one.
import { type AnyGame, legalTexts, Sitting, writeRecord } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';

export interface Sitter {
  readonly kind: 'person' | 'bot';
  readonly name: string;
  readonly bot: string | null;
}

export interface Moment {
  readonly question: string;
  readonly seat: number;
  readonly answers: readonly string[];
  readonly undoable: number;
  readonly count: number;
}

export interface Wish {
  readonly game?: AnyGame;
  readonly id?: string;
  readonly sitters?: readonly Sitter[];
  readonly options?: Readonly<Record<string, unknown>>;
  readonly seed?: string;
  readonly until?: (moment: Moment) => boolean;
  /** Lays the table at most so many answers before its end, where `until` is true of it. */
  readonly left?: number;
  /** Which answer is given at a moment; the last one where nothing is said. */
  readonly choose?: (moment: Moment) => string | undefined;
}

export const MIRA: Sitter = { kind: 'person', name: 'Mira', bot: null };
export const JONAS: Sitter = { kind: 'person', name: 'Jonas', bot: null };
export const BOT: Sitter = { kind: 'bot', name: 'Ash', bot: 'greedy' };

/** Plays until the moment is as wanted, or to the end. */
function played({
  game = nocturne,
  sitters = [MIRA, BOT],
  options = {},
  seed = 'a',
  until = () => false,
  choose = ({ answers }) => answers.at(-1),
}: Wish) {
  const read = game.options({ ...options, players: sitters.length });
  if (!read.ok) throw new Error(read.fault.what);
  const names = sitters.map(({ name, bot }) => (bot === null ? name : `bot:${bot}`));
  const table = Sitting.begin(game, read.value as object, seed, names);
  let decision = game.pending(table.state);
  for (; decision !== null; decision = game.pending(table.state)) {
    const { seat, question } = decision;
    const answers = legalTexts(game, table.state);
    const moment = { question, seat, answers, undoable: table.undoable(seat), count: table.answers.length };
    if (until(moment)) break;
    const refusal = table.answer(seat, choose(moment) ?? '');
    if (refusal !== null) throw new Error(refusal.reason);
  }
  return { table, decision };
}

/** A table where one answer of each list was given until the moment is as wanted. */
export function prepared({ left, ...wish }: Wish) {
  const { game = nocturne, id = 'prepared', sitters = [MIRA, BOT], until } = wish;
  const least = left === undefined ? 0 : played({ ...wish, until: () => false }).table.answers.length - left;
  const isWanted = (moment: Moment): boolean => moment.count >= least && (until?.(moment) ?? left !== undefined);
  const { table, decision } = played({ ...wish, until: isWanted });
  return {
    id,
    game: game.name,
    sitters,
    record: writeRecord(table.record()),
    startedAt: 1,
    changedAt: 2,
    isOver: decision === null,
    asked: decision?.seat ?? null,
    scores: table.result?.scores ?? null,
    places: table.result?.places ?? null,
  };
}

/** A table for each question seat 0 is asked in a game, at the first moment it has a choice there; each is called after its question. */
export function questionsOf(wish: Wish) {
  const firsts = new Map<string, number>();
  const note = ({ seat, question, answers, count }: Moment): boolean => {
    if (seat === 0 && answers.length > 1 && !firsts.has(question)) firsts.set(question, count);
    return false;
  };
  played({ ...wish, until: note });
  return [...firsts].map(([question, nth]) => prepared({ ...wish, id: question, until: ({ count }) => count === nth }));
}

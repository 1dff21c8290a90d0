// Tables as they lie on a device's shelf, played to a certain point from a seed: every visitor finds the same one.
import { Sitting, writeRecord } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';

/** @typedef {{ kind: 'person' | 'bot', name: string, bot: string | null }} Sitter */
/** @typedef {{ question: string, seat: number, answers: string[], undoable: number, count: number }} Moment */

/** @type {Sitter} */
export const MIRA = { kind: 'person', name: 'Mira', bot: null };
/** @type {Sitter} */
export const JONAS = { kind: 'person', name: 'Jonas', bot: null };
/** @type {Sitter} */
export const BOT = { kind: 'bot', name: 'Ash', bot: 'greedy' };

/**
 * A table where the last answer of each list was given until the moment is as wanted.
 * @param {{ game?: import('@nightjar/kernel').AnyGame, id?: string, sitters?: Sitter[], options?: Record<string, unknown>, seed?: string, until?: (moment: Moment) => boolean }} wish
 */
export function prepared({
  game = nocturne,
  id = 'prepared',
  sitters = [MIRA, BOT],
  options = {},
  seed = 'a',
  until = () => false,
}) {
  const read = game.options({ ...options, players: sitters.length });
  if (!read.ok) throw new Error(read.fault.what);
  const names = sitters.map(({ name, bot }) => (bot === null ? name : `bot:${bot}`));
  const table = Sitting.begin(game, { ...read.value }, seed, names);
  let decision = game.pending(table.state);
  for (; decision !== null; decision = game.pending(table.state)) {
    const { seat, question } = decision;
    const answers = game.legal(table.state).map((action) => game.write(table.state, action));
    if (until({ question, seat, answers, undoable: table.undoable(seat), count: table.answers.length })) break;
    const refusal = table.answer(seat, answers.at(-1) ?? '');
    if (refusal !== null) throw new Error(refusal.reason);
  }
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

import { bad, type Checked, good } from './checked.ts';
import type { AnyGame, Seat } from './game.ts';
import { canonical, isObject, type Json, type JsonObject, parseJson } from './json.ts';
import { sha256Hex } from './sha256.ts';

/** One answer as it is kept: who gave it and what it says. */
export interface RecordedAnswer {
  readonly seat: Seat;
  readonly text: string;
}

/** The record of a game: the one thing that must never be lost. The rest can be computed from it. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly edition: string;
  readonly seed: string;
  readonly options: JsonObject;
  readonly seats: readonly string[];
  readonly answers: readonly RecordedAnswer[];
  /** How many answers stood when everybody agreed to take some back across a barrier. */
  readonly consents: readonly number[];
  /** Answers that no free undo may reach any more. */
  readonly locked: number;
  /** Over everything above and the state it leads to. */
  readonly hash: string;
}

/** What a record says before it is sealed. */
export type OpenRecord = Omit<GameRecord, 'hash'>;

/** The longest text and the most answers a record may hold; beyond it is not a game but an attack. */
const MOST_TEXT = 200;
export const MOST_ANSWERS = 100_000;
const FIELDS = ['game', 'rules', 'edition', 'seed', 'options', 'seats', 'answers', 'consents', 'locked', 'hash'];

/** The hash over a record and the state it leads to. */
export const sealOf = (open: OpenRecord, state: Json): string => sha256Hex(canonical({ record: asJson(open), state }));

/** A record with its hash, for the state it leads to. */
export const seal = (open: OpenRecord, state: Json): GameRecord => ({ ...open, hash: sealOf(open, state) });

/** As it is kept. Answers are short lines: `0 cast 4 b2`. */
export function recordToJson(record: GameRecord): JsonObject {
  return { ...asJson(record), hash: record.hash };
}

function asJson(record: OpenRecord): JsonObject {
  return {
    game: record.game,
    rules: record.rules,
    edition: record.edition,
    seed: record.seed,
    options: record.options,
    seats: record.seats,
    answers: record.answers.map(({ seat, text }) => `${seat} ${text}`),
    consents: record.consents,
    locked: record.locked,
  };
}

/** The one way a record is written to a file, so that any changed byte shows. */
export const writeRecord = (record: GameRecord): string => `${JSON.stringify(recordToJson(record), null, 2)}\n`;

/** Reads a record's file. A byte that `writeRecord` would not have written is refused with its place. */
export function readRecord(text: string): Checked<GameRecord> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const record = recordFromJson(parsed.value);
  if (!record.ok) return record;
  const written = writeRecord(record.value);
  if (written === text) return record;
  let at = 0;
  while (text[at] === written[at]) at += 1;
  const before = text.slice(0, at).split('\n');
  return bad(`line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`, 'is not as records are written');
}

/** Reads a record from outside. It says nothing yet about whether the record is true: `replay` does. */
export function recordFromJson(json: Json): Checked<GameRecord> {
  if (!isObject(json)) return bad('', 'a record is a JSON object');
  for (const field of Object.keys(json)) if (!FIELDS.includes(field)) return bad(field, 'no such field in a record');
  for (const field of FIELDS) if (!Object.hasOwn(json, field)) return bad(field, 'is missing');
  const { game, rules, edition, seed, options, seats, answers, consents, locked, hash } = json;
  if (typeof game !== 'string') return bad('game', 'must be a text');
  if (typeof rules !== 'number') return bad('rules', 'must be a number');
  if (typeof edition !== 'string') return bad('edition', 'must be a text');
  if (typeof seed !== 'string') return bad('seed', 'must be a text');
  if (!isObject(options)) return bad('options', 'must be an object');
  if (!isTexts(seats)) return bad('seats', 'must be a list of names');
  if (!isTexts(answers)) return bad('answers', 'must be a list of texts');
  if (answers.length > MOST_ANSWERS) return bad('answers', `must be at most ${MOST_ANSWERS}`);
  if (!isNumbers(consents)) return bad('consents', 'must be a list of whole numbers');
  if (typeof locked !== 'number' || !Number.isSafeInteger(locked)) return bad('locked', 'must be a whole number');
  if (typeof hash !== 'string') return bad('hash', 'must be a text');
  const read: RecordedAnswer[] = [];
  for (const [i, answer] of answers.entries()) {
    const match = /^(\d) (.+)$/.exec(answer);
    if (match === null || answer.length > MOST_TEXT) return bad(`answers[${i}]`, 'must be a seat and what it answered');
    read.push({ seat: Number(match[1]), text: match[2] as string });
  }
  return good({ game, rules, edition, seed, options, seats, answers: read, consents, locked, hash });
}

const isTexts = (json: Json | undefined): json is readonly string[] =>
  Array.isArray(json) && json.every((item) => typeof item === 'string');
const isNumbers = (json: Json | undefined): json is readonly number[] =>
  Array.isArray(json) && json.every((item) => Number.isSafeInteger(item));

/** The edition that options name; the game's own where they name none. */
export const editionIn = (game: AnyGame, options: object): string =>
  (options as { readonly edition?: string }).edition ?? game.edition;

/** The game by this number of its rules, its own or one that it keeps; null if there is none. */
export const rulesOf = <G extends AnyGame>(game: G, rules: number): G | null =>
  [game, ...((game.earlier ?? []) as G[])].find((one) => one.rules === rules) ?? null;

/** Sets a record's game up and gives its answers one by one, checking each; the state they lead to. */
export function replay<S>(game: AnyGame, record: GameRecord, seen?: (state: S, answer: number) => void): Checked<S> {
  if (record.game !== game.name) return bad('game', `is ${record.game}, not ${game.name}`);
  const ruled = rulesOf(game, record.rules);
  if (ruled === null) return bad('rules', `is ${record.rules}; these rules are number ${game.rules}`);
  return replayBy<S>(ruled, record, seen);
}

function replayBy<S>(game: AnyGame, record: GameRecord, seen?: (state: S, answer: number) => void): Checked<S> {
  const options = game.options(record.options);
  if (!options.ok) return bad(`options.${options.fault.where}`, options.fault.what);
  const edition = editionIn(game, options.value as object);
  if (edition !== record.edition) return bad('edition', `is ${record.edition}, but the options name ${edition}`);
  const state: S = game.setup(options.value, record.seed);
  for (const [i, answer] of record.answers.entries()) {
    seen?.(state, i);
    const decision = game.pending(state);
    if (decision === null) return bad(`answers[${i}]`, 'comes after the end of the game');
    if (decision.seat !== answer.seat)
      return bad(`answers[${i}]`, `seat ${decision.seat} was asked, not ${answer.seat}`);
    const action = game.read(state, answer.text);
    if (action === null) return bad(`answers[${i}]`, `"${answer.text}" is not a legal answer to ${decision.question}`);
    game.apply(state, action);
  }
  return good(state);
}

/** Whether a record is true to the last byte: it replays, and its hash is the hash of what it says and leads to. */
export function verify<S>(game: AnyGame, record: GameRecord): Checked<S> {
  const state = replay<S>(game, record);
  if (!state.ok) return state;
  const { hash, ...open } = record;
  if (sealOf(open, game.toJson(state.value)) !== hash) return bad('hash', 'does not belong to this record');
  return state;
}

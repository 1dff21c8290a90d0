import { think } from '@nightjar/bots';
import {
  type AnyGame,
  bad,
  type Checked,
  faultText,
  good,
  isRefusal,
  moved,
  parseJson,
  type Result,
  recordFromJson,
  tableAt,
  tableToJson,
  verify,
} from '@nightjar/kernel';
import { newestOf, pinnedOf } from '../games.ts';
import type { BotJob, EditionJob, Job, JobResults, RecordJob, Rules, TrueRecord } from './job.ts';
import { runRehearsal } from './rehearsal.ts';

/** Does a job. It may never end: the server sets the limit. */
export function work(games: readonly AnyGame[], job: Job): JobResults[Job['kind']] {
  if (job.kind === 'bot') return botAnswer(games, job);
  if (job.kind === 'rehearsal') return runRehearsal(gameOf(games, job), job.rehearsal, job.seats);
  return job.kind === 'record' ? checkedRecord(games, job) : checkedEdition(games, job);
}

function gameOf(games: readonly AnyGame[], { game: name, rules, edition }: Rules): AnyGame {
  const game = pinnedOf(games, name, rules);
  if (game === undefined) throw new Error(`there are no rules ${rules} of ${name}`);
  if (edition !== null) game.admit(edition);
  return game;
}

function botAnswer(games: readonly AnyGame[], job: BotJob): string {
  const begun = think(gameOf(games, job), job, job.bound);
  if (!begun.ok) throw new Error(faultText(begun.fault));
  const thinking = begun.value;
  while (thinking.iterate());
  return thinking.text();
}

/** Checks a record by replaying it. Nothing in it is trusted before. */
function checkedRecord(games: readonly AnyGame[], { text, edition, mostAnswers }: RecordJob): Checked<TrueRecord> {
  const parsed = parseJson(text);
  if (!parsed.ok) return parsed;
  const read = recordFromJson(parsed.value);
  if (!read.ok) return read;
  const record = read.value;
  if (record.answers.length > mostAnswers) return bad('answers', `must be at most ${mostAnswers} here`);
  const game = pinnedOf(games, record.game, record.rules);
  if (game === undefined) return bad('game', `there are no rules ${record.rules} of ${record.game.slice(0, 60)} here`);
  if (edition !== null) game.admit(edition);
  const state = verify(game, record);
  if (!state.ok) return state;
  const result: Result | null = game.result(state.value);
  if (result === null) return bad('answers', 'the game is not over');
  if (record.seats.length !== result.scores.length) return bad('seats', `must be ${result.scores.length} names`);
  const options = game.options(record.options);
  if (!options.ok) return options;
  let table = tableAt(game, game.setup(options.value, record.seed));
  const facts: string[] = [];
  for (const answer of record.answers) {
    const next = moved(table, answer.seat, answer.text);
    if (isRefusal(next)) return bad('answers', next.reason);
    facts.push(JSON.stringify(next.moves[0]?.facts ?? []));
    table = next.table;
  }
  return good({ record, facts, result, table: tableToJson(table) });
}

function checkedEdition(games: readonly AnyGame[], { game: name, body }: EditionJob): Checked<string> {
  const game = newestOf(games, name);
  return game === undefined ? bad('game', 'no such game is known here') : game.admit(body);
}

import { type Adviser, type AnyGame, bad, type Checked, good } from '@nightjar/kernel';
import { blundering } from './blunder.ts';
import type { Bot } from './bot.ts';
import { GRADES, type Grade, graded, readGrade, rungOf } from './grade.ts';
import { greedy } from './greedy.ts';
import { boundedBy, isWithin, type LimitBound } from './limit.ts';
import { mind } from './mind.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const MOST: LimitBound = { iterations: 1_000_000, ms: 60_000 };
const MOST_BLUNDER = 500;

/** What a bot's name stands for: a grade is its rung, which may be another one tomorrow. */
export function rungIn(text: string, game: AnyGame): string {
  const [, name = text, rate = ''] = /^(.*)(~\d{1,3})$/.exec(text) ?? [];
  const grade = readGrade(name);
  return grade === null ? text : `${rungOf(grade, game)}${rate}`;
}

/** A game's own adviser, as a bot. */
const advised = (adviser: Adviser<unknown>): Bot => ({
  name: adviser.name,
  limit: null,
  answer: ({ window }, rng) => adviser.answer(window, rng),
});

/** Names of the bots that can play a game. */
export const botNames = (game: AnyGame): readonly string[] => [
  ...GRADES,
  'random',
  ...(game.advisers ?? []).map(({ name }) => name),
  'greedy',
  'search:1000',
  'search:300ms',
  'mind:1000',
];

/**
 * Reads a bot's name: a grade, `random`, `greedy`, `search:1000` (iterations), `search:300ms`, `mind:1000`, or a player of this game's
 * own. `~30` after it: it blunders at a rate of 30 hundredths (`blundering`). A limit above `bound` is lowered to it.
 */
export function readBot(text: string, game: AnyGame, bound: LimitBound = MOST): Checked<Bot> {
  const blunder = /^(.*)~(\d{1,3})$/.exec(text);
  if (blunder !== null) return readBlundering(blunder[1] as string, Number(blunder[2]), game, bound);
  const grade = readGrade(text);
  if (grade !== null) return readRung(rungOf(grade, game), grade, game, bound);
  if (text === 'random') return good(random);
  if (text === 'greedy') return good(greedy);
  const adviser = game.advisers?.find(({ name }) => name === text);
  if (adviser !== undefined) return good(advised(adviser));
  const match = /^(search|mind)(?::(\d{1,9})(ms)?)?$/.exec(text);
  if (match === null) return bad('bot', `"${text}" is unknown; known are ${botNames(game).join(', ')}`);
  const amount = Number(match[2] ?? 1000);
  const isTime = match[3] !== undefined;
  const wanted = isTime ? { ms: amount } : { iterations: amount };
  if (amount < 1 || !isWithin(wanted, MOST)) {
    const [most, unit] = isTime ? [MOST.ms, 'milliseconds'] : [MOST.iterations, 'iterations'];
    return bad('bot', `"${text}": must be from 1 to ${most} ${unit}`);
  }
  const limit = boundedBy(wanted, bound);
  return good(match[1] === 'mind' ? mind(limit) : search(limit));
}

function readBlundering(text: string, rate: number, game: AnyGame, bound: LimitBound): Checked<Bot> {
  if (rate < 1 || rate > MOST_BLUNDER)
    return bad('bot', `"${text}~${rate}": must blunder at a rate from 1 to ${MOST_BLUNDER}`);
  const bot = text.includes('~') ? bad('bot', `"${text}~${rate}" blunders twice`) : readBot(text, game, bound);
  return bot.ok ? good(blundering(bot.value, rate / 100, `${text}~${rate}`)) : bot;
}

function readRung(rung: string, grade: Grade, game: AnyGame, bound: LimitBound): Checked<Bot> {
  const bot = readBot(rung, game, bound);
  return bot.ok ? good(graded(grade, bot.value)) : bot;
}

import { type Action, type AnyGame, bad, type Checked, good, type Rng, type Seat } from '@nightjar/kernel';
import { blundering } from './blunder.ts';
import type { Bot } from './bot.ts';
import { GRADES, graded, readGrade, rungOf } from './grade.ts';
import { greedy } from './greedy.ts';
import { mind } from './mind.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const MOST_ITERATIONS = 1_000_000;
const MOST_MS = 60_000;
const MOST_BLUNDER = 500;

/** What a bot's name stands for: a grade is its rung, which may be another one tomorrow. */
export function rungIn(text: string, game: AnyGame): string {
  const [, name = text, slip = ''] = /^(.*)(~\d{1,3})$/.exec(text) ?? [];
  const grade = readGrade(name);
  return grade === null ? text : `${rungOf(grade, game)}${slip}`;
}

/** A player with knowledge of one game, as a bot. */
const advised = (name: string, adviser: { answer(state: unknown, seat: Seat, random: Rng): Action }): Bot => ({
  name,
  blind: true,
  answer: (_game, state, seat, rng) => adviser.answer(state, seat, rng),
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
 * own. `~30` after it: it slips among answers that look nearly as good, by 30 hundredths of a deviation.
 */
export function readBot(text: string, game: AnyGame): Checked<Bot> {
  const slip = /^(.*)~(\d{1,3})$/.exec(text);
  if (slip !== null) return readBlundering(slip[1] as string, Number(slip[2]), game);
  const grade = readGrade(text);
  if (grade !== null) return readRung(rungOf(grade, game), grade, game);
  if (text === 'random') return good(random);
  if (text === 'greedy') return good(greedy);
  const adviser = game.advisers?.find(({ name }) => name === text);
  if (adviser !== undefined) return good(advised(text, adviser));
  const match = /^(search|mind)(?::(\d{1,9})(ms)?)?$/.exec(text);
  if (match === null) return bad('bot', `"${text}" is unknown; known are ${botNames(game).join(', ')}`);
  const amount = Number(match[2] ?? 1000);
  const isTime = match[3] !== undefined;
  const most = isTime ? MOST_MS : MOST_ITERATIONS;
  if (amount < 1 || amount > most) {
    return bad('bot', `"${text}": must be from 1 to ${most} ${isTime ? 'milliseconds' : 'iterations'}`);
  }
  const limit = isTime ? { ms: amount } : { iterations: amount };
  return good(match[1] === 'mind' ? mind(limit) : search(limit));
}

function readBlundering(text: string, slip: number, game: AnyGame): Checked<Bot> {
  if (slip < 1 || slip > MOST_BLUNDER) return bad('bot', `"${text}~${slip}": slips are from 1 to ${MOST_BLUNDER}`);
  const bot = text.includes('~') ? bad('bot', `"${text}~${slip}" slips twice`) : readBot(text, game);
  return bot.ok ? good(blundering(bot.value, slip / 100, `${text}~${slip}`)) : bot;
}

function readRung(rung: string, grade: (typeof GRADES)[number], game: AnyGame): Checked<Bot> {
  const bot = readBot(rung, game);
  return bot.ok ? good(graded(grade, bot.value)) : bot;
}

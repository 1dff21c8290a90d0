import { type Action, type AnyGame, bad, type Checked, good, type Rng, type Seat } from '@nightjar/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { mind } from './mind.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const MOST_ITERATIONS = 1_000_000;
const MOST_MS = 60_000;

/** A player with knowledge of one game, as a bot. */
const advised = (name: string, adviser: { answer(state: unknown, seat: Seat, random: Rng): Action }): Bot => ({
  name,
  blind: true,
  answer: (_game, state, seat, rng) => adviser.answer(state, seat, rng),
});

/** Names of the bots that can play a game. */
export const botNames = (game: AnyGame): readonly string[] => [
  'random',
  ...(game.advisers ?? []).map(({ name }) => name),
  'greedy',
  'search:1000',
  'search:300ms',
  'mind:1000',
];

/** Reads a bot's name: `random`, `greedy`, `search:1000` (iterations), `search:300ms`, `mind:1000`, or a player of this game's own. */
export function readBot(text: string, game: AnyGame): Checked<Bot> {
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

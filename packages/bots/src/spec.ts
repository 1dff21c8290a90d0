import { bad, type Checked, good } from '@nightjar/kernel';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';
import { search } from './search.ts';

const MOST_ITERATIONS = 1_000_000;
const MOST_MS = 60_000;

/** Reads a bot's name: `random`, `greedy`, `search:1000` (iterations) or `search:300ms`. */
export function readBot(text: string): Checked<Bot> {
  if (text === 'random') return good(random);
  if (text === 'greedy') return good(greedy);
  const match = /^search(?::(\d{1,9})(ms)?)?$/.exec(text);
  if (match === null) return bad('bot', `"${text}" is unknown; known are random, greedy, search:1000, search:300ms`);
  const amount = Number(match[1] ?? 1000);
  const isTime = match[2] !== undefined;
  const most = isTime ? MOST_MS : MOST_ITERATIONS;
  if (amount < 1 || amount > most) {
    return bad('bot', `"${text}": must be from 1 to ${most} ${isTime ? 'milliseconds' : 'iterations'}`);
  }
  return good(search(isTime ? { ms: amount } : { iterations: amount }));
}

import { type Bot, isWithin, type LimitBound, readBot } from '@nightjar/bots';
import { type AnyGame, bad, type Checked } from '@nightjar/kernel';

/** The longest limit of a bot that may be seated here: a longer search would be cut off, at the cost of its worker. */
const MOST: LimitBound = { ms: 2_000, iterations: 5_000 };
/** A search within these limits is over in a moment. */
const QUICK: LimitBound = { ms: 200, iterations: 300 };

/** Whether a bot answers in a moment. One that no game knows does: it fails at once. */
export function isQuick(bot: string, game: AnyGame): boolean {
  const read = readBot(bot, game);
  return !read.ok || read.value.limit === null || isWithin(read.value.limit, QUICK);
}

/** The bot of this name, if its limit is not too long for this server. */
export function seatable(bot: string, game: AnyGame): Checked<Bot> {
  const read = readBot(bot, game);
  if (!read.ok || read.value.limit === null || isWithin(read.value.limit, MOST)) return read;
  const most = 'ms' in read.value.limit ? `${MOST.ms}ms` : MOST.iterations;
  return bad('bot', `thinks too long for this server; the longest limit is ${most}`);
}

/** What a worker lowers limits to: bots that were seated before there was a bound may have longer ones. */
export const boundWithin = (limitMs: number): LimitBound => ({
  iterations: MOST.iterations,
  // What is left is for reading the view and writing the answer.
  ms: Math.max(1, Math.min(MOST.ms, Math.floor(limitMs * 0.75))),
});

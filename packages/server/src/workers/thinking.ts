import { bad, type Checked, good } from '@nightjar/kernel';

/** What a bot may be asked to think here: more would be cut off anyway, at the cost of its thread. */
const MOST = { ms: 2_000, iterations: 5_000 } as const;
/** A search this short is over in a moment, as any bot is that does not search. */
const QUICK = { ms: 200, iterations: 300 } as const;

const SEARCH = /^search(?::(\d{1,9})(ms)?)?$/;

interface Thinking {
  readonly amount: number;
  readonly unit: keyof typeof MOST;
}

/** How long a bot thinks, as its name says; null for one that does not search. */
function thinkingOf(bot: string): Thinking | null {
  const named = SEARCH.exec(bot);
  if (named === null) return null;
  return { amount: Number(named[1] ?? 1000), unit: named[2] === undefined ? 'iterations' : 'ms' };
}

/** Whether a bot answers in a moment. */
export function isQuick(bot: string): boolean {
  const thinking = thinkingOf(bot);
  return thinking === null || thinking.amount <= QUICK[thinking.unit];
}

/** The bot, if it does not think too long for this server. */
export function bounded(bot: string): Checked<string> {
  const thinking = thinkingOf(bot);
  if (thinking === null || thinking.amount <= MOST[thinking.unit]) return good(bot);
  const most = `search:${MOST[thinking.unit]}${thinking.unit === 'ms' ? 'ms' : ''}`;
  return bad('bot', `thinks too long for this server; the longest is ${most}`);
}

/** The bot a thread has time for: those that were seated before there was a bound think as long as may be. */
export function within(bot: string, limitMs: number): string {
  const thinking = thinkingOf(bot);
  if (thinking === null) return bot;
  if (thinking.unit === 'iterations') return `search:${Math.min(thinking.amount, MOST.iterations)}`;
  // What is left is for reading the state and writing the answer.
  return `search:${Math.max(1, Math.min(thinking.amount, Math.floor(limitMs * 0.75)))}ms`;
}

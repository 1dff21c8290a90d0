import { type Grade, readGrade } from '@nightjar/bots';
import { bad, type Checked, good } from '@nightjar/kernel';

/** What a bot may be asked to think here: more would be cut off anyway, at the cost of its worker. */
const MOST = { ms: 2_000, iterations: 5_000 } as const;
/** A search this short is over in a moment, as any bot is that does not search. */
const QUICK = { ms: 200, iterations: 300 } as const;

/** Grades that look far ahead. All of them stop by themselves before a worker is cut off. */
const SLOW: readonly (Grade | null)[] = ['strong', 'master'];

/** A bot that says how long it thinks, such as `search:300ms`; what follows says how it slips. */
const SEARCH = /^([a-z]+)(?::(\d{1,9})(ms)?)?(~\d+)?$/;

interface Thinking {
  readonly kind: string;
  readonly amount: number;
  readonly unit: keyof typeof MOST;
  readonly slip: string;
}

/** How long a bot thinks, as its name says; null for one that does not search. */
function thinkingOf(bot: string): Thinking | null {
  const named = SEARCH.exec(bot);
  const [, kind = '', amount, unit, slip = ''] = named ?? [];
  if (kind !== 'search' && amount === undefined) return null;
  return { kind, amount: Number(amount ?? 1000), unit: unit === undefined ? 'iterations' : 'ms', slip };
}

/** Whether a bot answers in a moment. */
export function isQuick(bot: string): boolean {
  const thinking = thinkingOf(bot);
  if (thinking === null) return !SLOW.includes(readGrade(bot));
  return thinking.amount <= QUICK[thinking.unit];
}

/** The bot, if it does not think too long for this server. */
export function bounded(bot: string): Checked<string> {
  const thinking = thinkingOf(bot);
  if (thinking === null || thinking.amount <= MOST[thinking.unit]) return good(bot);
  const most = `${thinking.kind}:${MOST[thinking.unit]}${thinking.unit === 'ms' ? 'ms' : ''}`;
  return bad('bot', `thinks too long for this server; the longest is ${most}`);
}

/** The bot a worker has time for: those that were seated before there was a bound think as long as may be. */
export function within(bot: string, limitMs: number): string {
  const thinking = thinkingOf(bot);
  if (thinking === null) return bot;
  const { kind, amount, unit, slip } = thinking;
  if (unit === 'iterations') return `${kind}:${Math.min(amount, MOST.iterations)}${slip}`;
  // What is left is for reading the state and writing the answer.
  return `${kind}:${Math.max(1, Math.min(amount, Math.floor(limitMs * 0.75)))}ms${slip}`;
}

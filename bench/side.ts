import type { Round, Sides } from './duel.ts';
import { RULES } from './rules.ts';
import { SEARCHES } from './search.ts';

const BENCHES: Readonly<Record<string, Readonly<Record<string, Sides>>>> = { rules: RULES, search: SEARCHES };

/** One side of a duel in a process of its own, which does a round whenever it is asked. */
const [bench = '', game = '', side] = process.argv.slice(2);
const work = BENCHES[bench]?.[game]?.[side === 'ours' ? 'ours' : 'theirs'];
if (work === undefined) throw new Error(`nothing is measured as ${bench} of ${game}`);
process.on('message', () => {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  process.send?.({ ...done, seconds: (user + system) / 1e6 } satisfies Round);
});
// Nothing outlives the bench.
process.on('disconnect', () => process.exit(1));

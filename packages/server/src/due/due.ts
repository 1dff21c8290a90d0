import { randomUUID } from 'node:crypto';
import type { Fame } from '../fame/fame.ts';
import type { Matches } from '../match/matches.ts';
import { mannersOf } from '../notify/manners.ts';
import type { Notices } from '../notify/notices.ts';
import type { Metrics } from '../operation/metrics.ts';
import { Lane } from './lane.ts';
import { planOf, schedule } from './plan.ts';
import { botsTurn, timeUp } from './turns.ts';

export interface DueParts {
  readonly matches: Matches;
  readonly notices: Notices;
  readonly fame: Fame;
  readonly metrics: Metrics;
  /** How long a bot may think: no claim is stale before. */
  readonly botMs: number;
}

const STALE_MS = 5_000;

/** The lane of due work, with every match putting its own on the list. */
export function openLane({ matches, notices, fame, metrics, botMs }: DueParts): Lane {
  const { house } = matches;
  const { store, clock, log } = house;
  const outOfTime = timeUp(house, async (person) => (await mannersOf(store, person)).quiet);
  const lane = new Lane({
    store,
    clock,
    log,
    holder: randomUUID(),
    staleMs: Math.max(STALE_MS, botMs * 2 + 1_000),
    begun: (lateMs) => metrics.dueLag.observe(lateMs / 1000),
    effects: {
      bot: botsTurn(house),
      clock: outOfTime,
      deadline: outOfTime,
      reminder: notices.remind,
      fame: async ({ match }) => {
        await fame.settle(match);
        return 'done';
      },
    },
  });
  matches.alongside(schedule);
  matches.onMoved(({ opened, rows }) => {
    if (opened === undefined || rows === undefined) return;
    for (const { at } of planOf(opened, rows).dues) lane.expect(at);
  });
  return lane;
}

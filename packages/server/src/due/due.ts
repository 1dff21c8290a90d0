import type { Daily } from '../daily/daily.ts';
import type { Fame } from '../fame/fame.ts';
import type { Matches } from '../match/matches.ts';
import type { Notices } from '../notify/notices.ts';
import { notifySettingsOf } from '../notify/notify-settings.ts';
import type { Metrics } from '../operation/metrics.ts';
import { DueWork } from './due-work.ts';
import { duePlanOf, duesOf } from './plan.ts';
import { botsTurn, timeUp } from './turns.ts';

export interface DueParts {
  readonly matches: Matches;
  readonly notices: Notices;
  readonly fame: Fame;
  readonly daily: Daily;
  readonly metrics: Metrics;
  /** How long a bot may think: no claim is stale before. */
  readonly botMs: number;
}

const STALE_MS = 5_000;

/** The lane of due work, with every match putting its own on the list. */
export function openDueWork({ matches, notices, fame, daily, metrics, botMs }: DueParts): DueWork {
  const { context } = matches;
  const { store, clock, log } = context;
  const outOfTime = timeUp(context, async (person) => (await notifySettingsOf(store, person)).quiet);
  const lane = new DueWork({
    store,
    clock,
    log,
    staleMs: Math.max(STALE_MS, botMs * 2 + 1_000),
    begun: (lateMs) => metrics.dueLag.observe(lateMs / 1000),
    effects: {
      bot: botsTurn(context),
      clock: outOfTime,
      deadline: outOfTime,
      reminder: notices.remind,
      fame: async ({ match }) => {
        await fame.settle(match);
        await daily.settle(match);
        return 'done';
      },
    },
  });
  matches.bring(duesOf);
  matches.onMoved(({ opened, events }) => {
    if (opened === undefined || events === undefined) return;
    for (const { at } of duePlanOf(opened, events).dues) lane.expect(at);
  });
  return lane;
}

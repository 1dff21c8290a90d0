import type { Daily } from '../daily/daily.ts';
import type { FairShareGroups } from '../fair/fair-share-groups.ts';
import type { Fame } from '../fame/fame.ts';
import type { MatchContext } from '../match/context.ts';
import { onMoved } from '../match/news.ts';
import { dropImport } from '../match/record.ts';
import type { Notices } from '../notify/notices.ts';
import { notifySettingsOf } from '../notify/notify-settings.ts';
import type { Metrics } from '../operation/metrics.ts';
import { mostBotMs } from '../workers/workers.ts';
import { DueWork } from './due-work.ts';
import { duePlanOf } from './plan.ts';
import { botsTurn, timeUp } from './turns.ts';

export interface DueParts {
  readonly context: MatchContext;
  readonly notices: Notices;
  readonly fame: Fame;
  readonly daily: Daily;
  readonly metrics: Metrics;
  readonly groups: FairShareGroups;
  /** How long a bot may think. No claim gets stale before. */
  readonly botMs: number;
  /** How many bots may think at once. */
  readonly workers: number;
}

/** How often to poll. Other processes may leave work behind; a store of our own needs polls only against surprises. */
const POLL_MS = { shared: 2_000, own: 30_000 } as const;
/** This many turns of one group's quick bots may be under way at once. */
const QUICK_SHARE = 16;

/** Opens due work. Every match that moves plans its own. */
export function openDueWork({ context, notices, fame, daily, metrics, groups, botMs, workers }: DueParts): DueWork {
  const { store, clock, log } = context;
  const outOfTime = timeUp(context, async (person) => (await notifySettingsOf(store, person)).quiet);
  const due = new DueWork({
    store,
    clock,
    log,
    groups,
    // Twice the workers: no worker waits for the group's next job.
    shares: { quick: QUICK_SHARE, slow: 2 * workers },
    staleMs: mostBotMs(botMs) + 1_000,
    pollMs: store.hasOtherWriters ? POLL_MS.shared : POLL_MS.own,
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
      import: async ({ match }) => {
        await dropImport(store, match);
        return 'done';
      },
    },
  });
  onMoved(context, ({ opened, events }) => {
    if (opened === undefined || events === undefined) return;
    for (const next of duePlanOf(opened, events).dues) due.expect(next);
  });
  return due;
}

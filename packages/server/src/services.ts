import type { AnyGame } from '@nightjar/kernel';
import { type Chance, systemChance } from './chance.ts';
import { Chat } from './chat/chat.ts';
import { Moderation } from './chat/moderation.ts';
import { type Clock, systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { Daily } from './daily/daily.ts';
import { openDueWork } from './due/due.ts';
import type { DueWork } from './due/due-work.ts';
import { planDueWork } from './due/plan.ts';
import { FairShareGroups } from './fair/fair-share-groups.ts';
import { Fame } from './fame/fame.ts';
import { loadGames } from './games.ts';
import { type Log, silent } from './log.ts';
import type { MatchContext, PlanDueWork } from './match/context.ts';
import { openContext } from './match/open-context.ts';
import { OpenMatches } from './match/open-matches.ts';
import { openMail } from './notify/mailer.ts';
import { Notices } from './notify/notices.ts';
import { Subscriptions } from './notify/subscriptions.ts';
import { openVapid, type Vapid } from './notify/vapid.ts';
import { type Metrics, openMetrics } from './operation/metrics.ts';
import { People } from './people/people.ts';
import { Recovery } from './people/recovery.ts';
import { madeOnce } from './store/made-once.ts';
import { openStore } from './store/open.ts';
import type { Store, StoreSettings } from './store/store.ts';
import { Hub, type StreamLimits } from './stream/hub.ts';
import { matchMoments } from './stream/match-moments.ts';
import { Workers } from './workers/workers.ts';

/** The settings of a server's parts. Everything that a test may replace is here. */
export interface ServicesSettings extends StoreSettings {
  readonly clock?: Clock;
  readonly chance?: Chance;
  readonly log?: Log;
  readonly games?: readonly AnyGame[];
  /** The address of a module that lists the games; null for our own list. */
  readonly gameList?: string | null;
  /** Processes for bots and checks. */
  readonly workers?: number;
  readonly botMs?: number;
  /** How long a rehearsal may take, however busy the machine is. */
  readonly rehearsalMs?: number;
  /** How much CPU time it may use. */
  readonly rehearsalCpuMs?: number;
  /** Matches kept open in memory. */
  readonly mostOpen?: number;
  /** Plans due work, in place of our own plan. */
  readonly planDueWork?: PlanDueWork;
  /** Lets tests seat bots that hang. */
  readonly isTesting?: boolean;
  readonly streams?: StreamLimits;
  /** How often streams poll their matches. */
  readonly pollMs?: number;
  /** How often streams send a ping. */
  readonly pingMs?: number;
  /** The public address, for links in notices. */
  readonly origin?: Config['origin'];
  readonly smtp?: Config['smtp'];
  readonly vapid?: Config['vapid'];
  readonly vapidSubject?: Config['vapidSubject'];
  /** Lets notices go to this machine and its network: for tests. */
  readonly mayNotifyInside?: boolean;
}

/** The parts, wired together. */
export interface Services {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly log: Log;
  readonly games: readonly AnyGame[];
  readonly workers: Workers;
  readonly context: MatchContext;
  readonly people: People;
  /** The groups that share what is scarce. */
  readonly groups: FairShareGroups;
  readonly recovery: Recovery;
  readonly hub: Hub;
  readonly metrics: Metrics;
  /** Due work. It does nothing until it is started. */
  readonly due: DueWork;
  readonly subscriptions: Subscriptions;
  readonly vapid: Vapid;
  readonly chat: Chat;
  readonly moderation: Moderation;
  readonly fame: Fame;
  readonly daily: Daily;
  close(): Promise<void>;
}

const MOST_OPEN = 5_000;
const WORKERS = 2;
const BOT_MS = 2_000;
/** A notice that is not accepted in this time is given up. */
const NOTICE_MS = 5_000;
const MOST_STREAMS: StreamLimits = { streamsPerPerson: 12, streamsPerAddress: 400 };

export async function openServices(settings: ServicesSettings): Promise<Services> {
  const { clock = systemClock, chance = systemChance, log = silent } = settings;
  const gameList = settings.gameList ?? null;
  const games = settings.games ?? (await loadGames(gameList));
  const store = await openStore(settings, log);
  const groups = new FairShareGroups();
  const groupOf = (person: string): string => groups.of(person);
  const { workers: size = WORKERS, botMs = BOT_MS } = settings;
  const workers = new Workers({ gameList, size, botMs, groupOf, log });
  // Rehearsals have workers of their own: rules that hang there keep no bot waiting.
  const rehearsals = new Workers({
    gameList,
    size: 1,
    botMs,
    groupOf,
    log,
    ...(settings.rehearsalMs === undefined ? {} : { rehearsalMs: settings.rehearsalMs }),
    ...(settings.rehearsalCpuMs === undefined ? {} : { rehearsalCpuMs: settings.rehearsalCpuMs }),
  });
  const context = openContext({
    store,
    clock,
    chance,
    log,
    games,
    workers,
    rehearsals,
    openMatches: new OpenMatches(settings.mostOpen ?? MOST_OPEN),
    planDueWork: settings.planDueWork ?? planDueWork,
  });
  const metrics = openMetrics();
  const people = new People(store, clock);
  const hub = new Hub({
    store,
    clock,
    log,
    metrics,
    matches: matchMoments(context),
    limits: settings.streams ?? MOST_STREAMS,
    stillOpen: (sessions) => people.sessions.stillOpen(sessions),
    ...(settings.pollMs === undefined ? {} : { pollMs: settings.pollMs }),
    ...(settings.pingMs === undefined ? {} : { pingMs: settings.pingMs }),
  });
  const vapid = await openVapid(store, {
    vapid: settings.vapid ?? null,
    vapidSubject: settings.vapidSubject ?? 'mailto:nobody@localhost',
  });
  const mail = openMail(settings.smtp ?? null, NOTICE_MS);
  const recovery = new Recovery(store, people.codes, mail, log);
  const notices = new Notices({
    context,
    vapid,
    mail,
    origin: settings.origin ?? null,
    outgoing: { mayGoInside: settings.mayNotifyInside ?? false, limitMs: NOTICE_MS },
    isOnline: (person) => hub.isOnline(person),
  });
  const fame = new Fame(context);
  const daily = new Daily(context, await madeOnce(store, 'daily', () => chance.seed()));
  const due = openDueWork({ context, notices, fame, daily, metrics, groups, botMs, workers: size });
  const chat = new Chat(context, hub);
  const moderation = new Moderation(store, clock);
  const subscriptions = new Subscriptions(store, clock, mail);
  return {
    store,
    clock,
    chance,
    log,
    games,
    workers,
    context,
    people,
    groups,
    recovery,
    hub,
    metrics,
    due,
    subscriptions,
    vapid,
    chat,
    moderation,
    fame,
    daily,
    async close() {
      await hub.close();
      await chat.close();
      const rested = due.close();
      await workers.close();
      await rehearsals.close();
      await rested;
      mail?.close();
      await context.close();
      await store.close();
    },
  };
}

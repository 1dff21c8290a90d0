import type { Clock } from '../clock.ts';
import type { FairShareGroups } from '../fair/fair-share-groups.ts';
import { Lane } from '../fair/lane.ts';
import type { Log } from '../log.ts';
import { claimDue } from '../store/claim.ts';
import type { DueRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { DUE_KINDS, type Due, type DueKind } from './plan.ts';

/** The outcome of due work: done, or due again at a later time. */
export type Outcome = 'done' | { readonly again: number };
export type Effect = (row: DueRow) => Promise<Outcome>;

export interface DueWorkParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly effects: Readonly<Record<DueKind, Effect>>;
  readonly groups: Pick<FairShareGroups, 'of' | 'membersOf'>;
  /** How many bot turns of one group may be under way at once. */
  readonly shares: { readonly quick: number; readonly slow: number };
  /** A claim older than this is taken over, even from a live process. */
  readonly staleMs: number;
  /** Each lane is polled at least this often, even when other lanes are busy. */
  readonly pollMs: number;
  /** Called with the delay of each piece of work that begins. */
  readonly begun?: (lateMs: number) => void;
}

/** Failed work is retried with exponential backoff, at least this often. */
const MOST_BACKOFF_MS = 300_000;
const HEARTBEAT_MS = 10_000;
/** After an outage longer than this, people get extra time. */
const OUTAGE_MS = 30_000;
const GRACE_MS = { clock: 60_000, deadline: 3_600_000 } as const;
const HEARTBEAT = 'lane';
/** Earlier than any time. */
const AT_ONCE = Number.NEGATIVE_INFINITY;

/** Does due work when its time comes. All of it is in the store, so a restart forgets nothing. */
export class DueWork {
  readonly #parts: DueWorkParts;
  readonly #lanes: readonly Lane[];
  #settling: (() => void)[] = [];
  #isClosed = false;
  #wakeUp: (() => void) | null = null;
  /** The end of the present sleep; awake, work of any time is found. */
  #until = AT_ONCE;
  #timer: NodeJS.Timeout | undefined = undefined;
  #heartbeatTimer: NodeJS.Timeout | null = null;
  #claimTimer: NodeJS.Timeout | null = null;
  #loop: Promise<void> = Promise.resolve();

  constructor(parts: DueWorkParts) {
    this.#parts = parts;
    const { groups, shares } = parts;
    const quick = DUE_KINDS.map((kind) => new Lane({ kind, slow: 0, share: shares.quick, groups }));
    this.#lanes = [...quick, new Lane({ kind: 'bot', slow: 1, share: shares.slow, groups })];
  }

  /** Starts. With a store of its own, claims of an earlier run are void. */
  async start(): Promise<void> {
    const { store } = this.#parts;
    if (!store.hasOtherWriters) {
      await store.transact((trx) => trx.updateTable('due').set({ claimed_by: null, claimed_at: null }).execute());
    }
    await this.#grantTime();
    this.#heartbeatTimer = setInterval(() => void this.#heartbeat().catch(() => undefined), HEARTBEAT_MS);
    this.#heartbeatTimer.unref();
    this.#claimTimer = setInterval(() => void this.#renewClaims().catch(() => undefined), this.#parts.staleMs / 3);
    this.#claimTimer.unref();
    this.#loop = this.#run();
  }

  /** Work is due at this time: a longer sleep ends then, and no poll happens before. */
  expect({ kind, slow, at }: Pick<Due, 'kind' | 'slow' | 'at'>): void {
    for (const lane of this.#lanes) if (lane.kind === kind && lane.slow === slow) lane.expect(at);
    if (at >= this.#until) return;
    const ms = at - this.#parts.clock.now();
    if (ms <= 0) return this.#wakeUp?.();
    this.#until = at;
    this.#alarm(ms);
  }

  /** Resolves when nothing is due at the present time. */
  settled(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    return new Promise((resolve) => {
      this.#settling.push(resolve);
      this.#wake();
    });
  }

  /** Claims nothing more. Work that is under way and fails from now on is left for the next process. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#heartbeatTimer !== null) clearInterval(this.#heartbeatTimer);
    this.#wake();
    await this.#loop;
    await Promise.all(this.#lanes.map((lane) => lane.over()));
    if (this.#claimTimer !== null) clearInterval(this.#claimTimer);
    if (this.#heartbeatTimer !== null) await this.#heartbeat().catch(() => undefined);
  }

  #wake(lanes = this.#lanes): void {
    for (const lane of lanes) lane.expect(AT_ONCE);
    this.#wakeUp?.();
  }

  async #run(): Promise<void> {
    while (!this.#isClosed) {
      const now = this.#parts.clock.now();
      const lanes = this.#lanes.filter(({ nextAt }) => nextAt <= now);
      try {
        for (const lane of lanes) await this.#poll(lane, now);
      } catch (error) {
        this.#parts.log.error({ err: error }, 'due work could not be looked up');
        for (const lane of lanes) lane.expect(now + 1_000);
      }
      if (lanes.length > 0) continue;
      if (this.#lanes.every(({ isIdle }) => isIdle)) this.#settle();
      await this.#sleep(Math.min(...this.#lanes.map(({ nextAt }) => nextAt)));
    }
    this.#settle();
  }

  /** Claims due rows of a lane, and finds out when to poll next. */
  async #poll(lane: Lane, now: number): Promise<void> {
    // Work that is planned from here on is announced by `expect`.
    lane.nextAt = now + this.#parts.pollMs;
    lane.expect((await this.#begin(lane, now)) ? AT_ONCE : await this.#nextAt(lane, now));
  }

  #settle(): void {
    const settling = this.#settling;
    this.#settling = [];
    for (const resolve of settling) resolve();
  }

  async #sleep(until: number): Promise<void> {
    const now = this.#parts.clock.now();
    // No longer than the poll interval, even if the clock was set back.
    const ms = Math.min(this.#parts.pollMs, Math.max(5, until - now));
    this.#until = now + ms;
    await new Promise<void>((resolve) => {
      this.#wakeUp = resolve;
      this.#alarm(ms);
    });
    this.#wakeUp = null;
    this.#until = AT_ONCE;
    clearTimeout(this.#timer);
  }

  #alarm(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#wake(), ms);
    this.#timer.unref();
  }

  /** Claims due rows of a lane; false where there are none, or their groups have their shares under way. */
  async #begin(lane: Lane, now: number): Promise<boolean> {
    const { store, staleMs } = this.#parts;
    const { kind, slow, room, skippedHosts } = lane;
    if (room === 0) return false;
    const choose = (rows: readonly DueRow[]): readonly DueRow[] => lane.choose(rows);
    const rows = await claimDue(store, { kind, slow, now, limit: room, staleMs, skippedHosts, choose });
    for (const row of rows.filter((one) => !lane.holds(one))) {
      this.#parts.begun?.(Math.max(0, now - row.at));
      void lane.hold(row, this.#work(row)).then(() => this.#wake([lane]));
    }
    return rows.length > 0;
  }

  async #work(row: DueRow): Promise<void> {
    const { effects, clock, log } = this.#parts;
    let outcome: Outcome;
    try {
      outcome = isKind(row.kind) ? await effects[row.kind](row) : 'done';
    } catch (error) {
      outcome = { again: row.at };
      if (!this.#isClosed) {
        log.error(
          { err: error, match: row.match, kind: row.kind, tries: row.tries },
          'due work failed; it is tried again',
        );
        outcome = { again: clock.now() + Math.min(MOST_BACKOFF_MS, 250 * 2 ** Math.min(row.tries, 20)) };
      }
    }
    try {
      await this.#finish(row, outcome);
    } catch (error) {
      log.warn({ err: error, match: row.match, kind: row.kind }, 'due work was done but stays on the list');
    }
  }

  /** Finishes only the row that was worked on: the match may have a newer row with the same id. */
  async #finish({ id, seq }: DueRow, outcome: Outcome): Promise<void> {
    const { store } = this.#parts;
    await store.transact(async (trx) => {
      if (outcome === 'done') {
        await trx
          .deleteFrom('due')
          .where('id', '=', id)
          .where('seq', '=', seq)
          .where('claimed_by', '=', store.name)
          .execute();
        return;
      }
      await trx
        .updateTable('due')
        .set({ at: outcome.again, claimed_by: null, claimed_at: null })
        .where('id', '=', id)
        .where('seq', '=', seq)
        .where('claimed_by', '=', store.name)
        .execute();
    });
  }

  /** Renews the claims of work under way: a bot may wait long for a worker. */
  async #renewClaims(): Promise<void> {
    const { store, clock } = this.#parts;
    const ids = this.#lanes.flatMap(({ rows }) => rows.map(({ id }) => id));
    if (ids.length === 0) return;
    await store.transact((trx) =>
      trx
        .updateTable('due')
        .set({ claimed_at: clock.now() })
        .where('id', 'in', ids)
        .where('claimed_by', '=', store.name)
        .execute(),
    );
  }

  /** When the next row is due. Rows that are due already and were skipped wait until work ends. */
  async #nextAt({ kind, slow }: Lane, now: number): Promise<number> {
    const first = await this.#parts.store.db
      .selectFrom('due')
      .select('at')
      .where('kind', '=', kind)
      .where('slow', '=', slow)
      .where('at', '>', now)
      .where('claimed_at', 'is', null)
      .orderBy('at')
      .limit(1)
      .executeTakeFirst();
    return first?.at ?? Number.POSITIVE_INFINITY;
  }

  async #heartbeat(): Promise<void> {
    const value = String(this.#parts.clock.now());
    await this.#parts.store.transact((trx) =>
      trx
        .insertInto('keys')
        .values({ name: HEARTBEAT, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute(),
    );
  }

  /** After an outage, clocks and deadlines get extra time: nobody runs out of time because the server was down. */
  async #grantTime(): Promise<void> {
    const { store, clock } = this.#parts;
    const beat = await store.db.selectFrom('keys').select('value').where('name', '=', HEARTBEAT).executeTakeFirst();
    const now = clock.now();
    if (beat !== undefined && now - Number(beat.value) > OUTAGE_MS) {
      await store.transact(async (trx) => {
        for (const [kind, graceMs] of Object.entries(GRACE_MS)) {
          await trx
            .updateTable('due')
            .set({ at: now + graceMs })
            .where('kind', '=', kind)
            .where('at', '<', now + graceMs)
            .execute();
        }
      });
    }
    await this.#heartbeat();
  }
}

const isKind = (kind: string): kind is DueKind => (DUE_KINDS as readonly string[]).includes(kind);

import type { Clock } from '../clock.ts';
import type { FairShareGroups } from '../fair/fair-share-groups.ts';
import { Lane } from '../fair/lane.ts';
import type { Log } from '../log.ts';
import { claimDue } from '../store/claim.ts';
import type { DueRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { DUE_KINDS, type Due, type DueKind } from './plan.ts';

/** What came of due work: it is done, or it is to be looked at again. */
export type Outcome = 'done' | { readonly again: number };
export type Effect = (row: DueRow) => Promise<Outcome>;

export interface DueWorkParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly effects: Readonly<Record<DueKind, Effect>>;
  readonly groups: Pick<FairShareGroups, 'of' | 'membersOf'>;
  /** How many turns of one group's bots are under way at once. */
  readonly shares: { readonly quick: number; readonly slow: number };
  /** A claim older than this is taken over, even from a process that is there. */
  readonly staleMs: number;
  /** Each lane is looked at this often at least, whatever is expected there and however busy the others are. */
  readonly pollMs: number;
  /** Hears how late work was begun. */
  readonly begun?: (lateMs: number) => void;
}

/** After trouble the work is tried again after twice as long each time, but at least this often. */
const MOST_BACKOFF_MS = 300_000;
const HEARTBEAT_MS = 10_000;
/** A server that was not there for longer than this owes people time to come back. */
const OUTAGE_MS = 30_000;
const GRACE_MS = { clock: 60_000, deadline: 3_600_000 } as const;
const HEARTBEAT = 'lane';
/** Earlier than any time. */
const AT_ONCE = Number.NEGATIVE_INFINITY;

/** Does due work when its time comes. Everything it needs to know stands in the store, so a restart forgets nothing. */
export class DueWork {
  readonly #parts: DueWorkParts;
  readonly #lanes: readonly Lane[];
  #settling: (() => void)[] = [];
  #isClosed = false;
  #wakeUp: (() => void) | null = null;
  /** Until when it sleeps; while it is awake nothing is too late to be seen. */
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

  /** Begins to work. Claims that an earlier life of an own store left behind are void. */
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

  /** Some work is due at this time: whoever sleeps longer sleeps only until then, and does not look before. */
  expect({ kind, slow, at }: Pick<Due, 'kind' | 'slow' | 'at'>): void {
    for (const lane of this.#lanes) if (lane.kind === kind && lane.slow === slow) lane.expect(at);
    if (at >= this.#until) return;
    const ms = at - this.#parts.clock.now();
    if (ms <= 0) return this.#wakeUp?.();
    this.#until = at;
    this.#alarm(ms);
  }

  /** Resolved when nothing is due any more at the present time. */
  settled(): Promise<void> {
    if (this.#isClosed) return Promise.resolve();
    return new Promise((resolve) => {
      this.#settling.push(resolve);
      this.#wake();
    });
  }

  /** Takes on nothing more; what is under way and fails from now on is left for the next one. */
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

  /** Takes on what is due in a lane, and finds out when there will be more. */
  async #poll(lane: Lane, now: number): Promise<void> {
    // What is put on the list from here on, and told of, is expected anew.
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
    // No longer, even where the clock was set back.
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

  /** Takes on what is due in a lane; false if there is nothing, or whoever's it is has their share. */
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

  /** Only the row that was worked on: meanwhile the match may have another one in its place. */
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

  /** What is under way for long is still ours: a bot may wait for its turn to think. */
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

  /** When there will be more to do. What is due already and was left waits until something is over. */
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

  /** Nobody runs out of time because the server was away. */
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

import { LANGS, type Lang } from '@nightjar/words';
import type { Config } from '../config.ts';
import type { Outcome } from '../due/due-work.ts';
import { afterQuiet } from '../due/quiet.ts';
import type { MatchContext } from '../match/context.ts';
import { open } from '../match/open.ts';
import type { Opened } from '../match/opened.ts';
import { botOf, readPace } from '../match/pace.ts';
import type { DueRow, SubscriptionRow } from '../store/schema.ts';
import { byPush, byWebhook, type Delivery, type Notice, type Post } from './channels.ts';
import { type NotifySettings, notifySettingsOf } from './notify-settings.ts';
import type { OutgoingSettings } from './outgoing.ts';
import type { Vapid } from './vapid.ts';
import { turnWord } from './words.ts';

export interface NoticesParts {
  readonly context: MatchContext;
  readonly origin: Config['origin'];
  readonly vapid: Vapid;
  readonly mail: Post | null;
  readonly outgoing: OutgoingSettings;
  /** Whether a person listens anywhere now. */
  readonly isOnline: (person: string) => Promise<boolean>;
}

/** Somebody who is here and does not move may go away later: looked at again after this long. */
const LOOK_AGAIN_MS = { free: 60_000, live: 60_000, days: 600_000 } as const;

/** Where the web app shows a match. */
const matchPath = (match: string): string => `/table/${match}`;

/** Tells people that it is their move: once per turn, only when they are away, never in their night. */
export class Notices {
  readonly #parts: NoticesParts;

  constructor(parts: NoticesParts) {
    this.#parts = parts;
  }

  /** Tells the seat that was asked from this `seq` on, if that is still so and the time is right. */
  remind = async ({ match, seat: nth, seq }: DueRow): Promise<Outcome> => {
    const { context, isOnline } = this.#parts;
    const opened = await open(context, match);
    const { row, seats } = opened;
    const seat = seats[nth];
    if (row.status !== 'playing' || row.asked !== nth || seat?.kind !== 'person') return 'done';
    const { person } = seat;
    if (person === null || botOf(seat) !== null) return 'done';
    const settings = await notifySettingsOf(context.store, person);
    const channels = await this.#channelsOf(person);
    if (settings.notify === 'never' || channels.length === 0) return 'done';
    const now = context.clock.now();
    const until = settings.quiet === null ? now : afterQuiet(now, [settings.quiet]);
    if (until > now) return { again: until };
    if (settings.notify === 'away' && (await isOnline(person)))
      return { again: now + LOOK_AGAIN_MS[readPace(row).kind] };
    if (!(await this.#isFirst(person, match, seq))) return 'done';
    const notice = this.#noticeOf(opened, nth, { seq, at: now, language: languageOf(settings) });
    await Promise.all(channels.map((channel) => this.#send(channel, notice)));
    return 'done';
  };

  #noticeOf(
    { row, seats }: Opened,
    nth: number,
    { seq, at, language }: { seq: number; at: number; language: Lang },
  ): Notice {
    const others = seats.filter(({ seat, kind, name }) => seat !== nth && kind === 'person' && name !== '');
    const word = turnWord(
      language,
      row.game,
      others.map(({ name }) => name),
    );
    const url = `${this.#parts.origin ?? ''}${matchPath(row.id)}`;
    return { ...word, url, match: row.id, game: row.game, seq, at };
  }

  #channelsOf = (person: string): Promise<SubscriptionRow[]> =>
    this.#parts.context.store.db.selectFrom('subscriptions').selectAll().where('person', '=', person).execute();

  /** Written down before anything is sent: a notice may get lost with a dying server, but none comes twice. */
  #isFirst = (person: string, match: string, seq: number): Promise<boolean> =>
    this.#parts.context.store.transact(async (trx) => {
      const { numInsertedOrUpdatedRows } = await trx
        .insertInto('notices')
        .values({ person, match, seq, at: this.#parts.context.clock.now() })
        .onConflict((conflict) => conflict.columns(['person', 'match', 'seq']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    });

  async #send(channel: SubscriptionRow, notice: Notice): Promise<void> {
    const { context } = this.#parts;
    try {
      if ((await this.#deliver(channel, notice)) === 'sent') return;
      await context.store.transact((trx) => trx.deleteFrom('subscriptions').where('id', '=', channel.id).execute());
    } catch (error) {
      // Targets are secrets of their owners: whoever knows a push address may write to it.
      const why = error instanceof Error ? error.message.replaceAll(channel.target, '…') : 'unknown';
      context.log.warn(
        { subscription: channel.id, kind: channel.kind, match: notice.match, why },
        'a notice did not arrive',
      );
    }
  }

  async #deliver(channel: SubscriptionRow, notice: Notice): Promise<Delivery> {
    const { vapid, outgoing, mail } = this.#parts;
    if (channel.kind === 'push') return byPush(channel, notice, vapid, outgoing);
    if (channel.kind === 'webhook') return byWebhook(channel, notice, outgoing);
    // A mail address counts once its owner has confirmed it.
    if (channel.secret === null) await mail?.send(channel.target, notice, notice.url);
    return 'sent';
  }
}

const languageOf = ({ language }: NotifySettings): Lang => LANGS.find((known) => known === language) ?? 'en';

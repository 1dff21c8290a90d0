import { LANGS, type Lang } from '@nightjar/words';
import type { Config } from '../config.ts';
import type { Outcome } from '../due/due-work.ts';
import { afterQuiet } from '../due/quiet.ts';
import type { MatchContext } from '../match/context.ts';
import { openMatch } from '../match/open.ts';
import type { Opened } from '../match/opened.ts';
import { botOf, readPace } from '../match/pace.ts';
import type { DueRow, SubscriptionRow } from '../store/schema.ts';
import type { Senders } from './channel.ts';
import { channelOf } from './channels.ts';
import type { Notice } from './notice.ts';
import { type NotifySettings, notifySettingsOf } from './notify-settings.ts';
import { turnWord } from './words.ts';

export interface NoticesParts extends Senders {
  readonly context: MatchContext;
  readonly origin: Config['origin'];
  /** Whether a person has a page open now. */
  readonly isOnline: (person: string) => Promise<boolean>;
}

/** A person with an open page may close it later: after this long it is checked again. */
const LOOK_AGAIN_MS = { free: 60_000, live: 60_000, days: 600_000 } as const;

/** Where the web app shows a match. */
const matchPath = (match: string): string => `/table/${match}`;

/** Notifies people of their turn: once per turn, only while they are away, and never in their quiet hours. */
export class Notices {
  readonly #parts: NoticesParts;

  constructor(parts: NoticesParts) {
    this.#parts = parts;
  }

  /** Notifies the seat that has been asked since this `seq`, if it is still asked and may be notified now. */
  remind = async ({ match, seat: nth, seq }: DueRow): Promise<Outcome> => {
    const { context, isOnline } = this.#parts;
    const opened = await openMatch(context, match);
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

  /** Written before the notice is sent: a dying server may lose a notice, but none is sent twice. */
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
      if ((await channelOf(channel).send(channel, notice, this.#parts)) === 'sent') return;
      await context.store.transact((trx) => trx.deleteFrom('subscriptions').where('id', '=', channel.id).execute());
    } catch (error) {
      // Targets are secrets of their owners: a push address is enough to send to it.
      const why = error instanceof Error ? error.message.replaceAll(channel.target, '…') : 'unknown';
      context.log.warn(
        { subscription: channel.id, kind: channel.kind, match: notice.match, why },
        'a notice did not arrive',
      );
    }
  }
}

const languageOf = ({ language }: NotifySettings): Lang => LANGS.find((known) => known === language) ?? 'en';

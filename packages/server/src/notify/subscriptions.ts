import type { NewSubscription, Subscription, SubscriptionWish } from '@nightjar/wire';
import { LANGS } from '@nightjar/words';
import type { Clock } from '../clock.ts';
import { REMIND_AFTER_MS, reminderOf } from '../due/plan.ts';
import { newId } from '../people/token.ts';
import type { SubscriptionRow } from '../store/schema.ts';
import type { Store, Trx } from '../store/store.ts';
import { notFound, Trouble } from '../trouble.ts';
import { channelOf, kindOf, readWish } from './channels.ts';
import { codeHash } from './mail.ts';
import type { Mailer } from './mailer.ts';
import { notifySettingsOf } from './notify-settings.ts';
import { confirmWord } from './words.ts';

const MOST_CHANNELS = 10;
const MOST_GUESSES = 5;

/** The notice channels of people. */
export class Subscriptions {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #mail: Mailer | null;
  readonly #guesses = new Map<string, number>();

  constructor(store: Store, clock: Clock, mail: Mailer | null) {
    this.#store = store;
    this.#clock = clock;
    this.#mail = mail;
  }

  /**
   * Adds a channel. A webhook's secret is shown only now; a mail address is confirmed by the code that is mailed to it.
   */
  async add(person: string, wish: SubscriptionWish): Promise<NewSubscription> {
    const id = newId();
    const { target, secret, shownOnce, code } = readWish(wish.kind, wish, id);
    if (code !== null && this.#mail === null) throw new Trouble(409, 'no-mail', 'this server sends no mail');
    const row = { id, person, kind: wish.kind, target, secret, created_at: this.#clock.now() };
    await this.#store.transact(async (trx) => {
      // The same target twice would mean two notices per turn.
      await trx.deleteFrom('subscriptions').where('person', '=', person).where('target', '=', target).execute();
      const { count } = await trx
        .selectFrom('subscriptions')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      if (count >= MOST_CHANNELS) throw new Trouble(409, 'too-many-subscriptions', `${MOST_CHANNELS} are enough`);
      await trx.insertInto('subscriptions').values(row).execute();
      if (count === 0) await remindOfTurns(trx, person);
    });
    if (code !== null) await this.#ask(person, target, code);
    return { ...shown(row), secret: shownOnce };
  }

  async #ask(person: string, address: string, code: string): Promise<void> {
    const { language } = await notifySettingsOf(this.#store, person);
    await this.#mail?.send(address, confirmWord(LANGS.find((known) => known === language) ?? 'en', code), null);
  }

  /** Confirms a mail address by its code. After a few wrong codes a new one is needed. */
  async confirm(person: string, id: string, code: string): Promise<void> {
    const { db } = this.#store;
    const own = db.selectFrom('subscriptions').select('id').where('id', '=', id).where('person', '=', person);
    // Guesses are counted, and so remembered, only for subscriptions that exist.
    if ((await own.executeTakeFirst()) === undefined) throw notFound('subscription');
    const guesses = (this.#guesses.get(id) ?? 0) + 1;
    this.#guesses.set(id, guesses);
    const rows = await this.#store.transact((trx) =>
      trx
        .updateTable('subscriptions')
        .set({ secret: null })
        .where('id', '=', id)
        .where('person', '=', person)
        .where('kind', '=', 'mail')
        .where('secret', '=', codeHash(id, code))
        .returning('id')
        .execute(),
    );
    if (rows.length === 1) {
      this.#guesses.delete(id);
      return;
    }
    if (guesses >= MOST_GUESSES) await this.remove(person, id);
    throw new Trouble(403, 'wrong-code', 'this is not the code that was sent');
  }

  async list(person: string): Promise<Subscription[]> {
    const rows = await this.#store.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('person', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(shown);
  }

  async remove(person: string, id: string): Promise<void> {
    this.#guesses.delete(id);
    const gone = await this.#store.transact((trx) =>
      trx.deleteFrom('subscriptions').where('id', '=', id).where('person', '=', person).returning('id').execute(),
    );
    if (gone.length === 0) throw notFound('subscription');
  }
}

/** Plans reminders for the turns that began before the person had a channel. */
async function remindOfTurns(trx: Trx, person: string): Promise<void> {
  const turns = await trx
    .selectFrom('seats')
    .innerJoin('matches', (join) =>
      join.onRef('matches.id', '=', 'seats.match').onRef('matches.asked', '=', 'seats.seat'),
    )
    .select(['matches.id', 'matches.seq', 'matches.moved_at', 'seats.seat'])
    .where('seats.person', '=', person)
    .where('matches.status', '=', 'playing')
    .execute();
  if (turns.length === 0) return;
  await trx
    .insertInto('due')
    .values(turns.map(({ id, seq, moved_at, seat }) => reminderOf(id, { seat, seq, at: moved_at + REMIND_AFTER_MS })))
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

const shown = (row: SubscriptionRow): Subscription => {
  const channel = channelOf(row);
  return {
    id: row.id,
    kind: kindOf(row),
    target: channel.shorten(row.target),
    isConfirmed: channel.isConfirmed(row),
    createdAt: row.created_at,
  };
};

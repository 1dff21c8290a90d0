import type { Mutes, Report } from '@nightjar/wire';
import type { Clock } from '../clock.ts';
import { newId } from '../people/token.ts';
import type { Store } from '../store/store.ts';
import { notFound, Trouble } from '../trouble.ts';

const MOST_MUTES = 500;
const MOST_REPORTS = 10;
const AN_HOUR_MS = 3_600_000;

/** Mutes and reports. */
export class Moderation {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** From now on this person hears nothing of the muted one, at any match. The muted one is not told. */
  async mute(person: string, muted: string): Promise<void> {
    if (person === muted) throw new Trouble(422, 'yourself', 'nobody can mute themselves');
    const there = await this.#store.db.selectFrom('people').select('id').where('id', '=', muted).executeTakeFirst();
    if (there === undefined) throw notFound('person');
    await this.#store.transact(async (trx) => {
      const { count } = await trx
        .selectFrom('mutes')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .executeTakeFirstOrThrow();
      if (count >= MOST_MUTES) throw new Trouble(409, 'too-many-mutes', `${MOST_MUTES} are enough`);
      await trx
        .insertInto('mutes')
        .values({ person, muted, at: this.#clock.now() })
        .onConflict((conflict) => conflict.columns(['person', 'muted']).doNothing())
        .execute();
    });
  }

  async unmute(person: string, muted: string): Promise<void> {
    await this.#store.transact((trx) =>
      trx.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute(),
    );
  }

  mutedBy(person: string): Promise<Mutes['muted']> {
    return this.#store.db
      .selectFrom('mutes')
      .innerJoin('people', 'people.id', 'mutes.muted')
      .select(['people.id as person', 'people.name'])
      .where('mutes.person', '=', person)
      .orderBy('people.name')
      .orderBy('people.id')
      .execute();
  }

  /** Keeps a report for the operator of the server. */
  async report(person: string, { person: reported, match, message, reason }: Report): Promise<string> {
    const id = newId();
    const at = this.#clock.now();
    await this.#store.transact(async (trx) => {
      const { count } = await trx
        .selectFrom('reports')
        .select((all) => all.fn.countAll<number>().as('count'))
        .where('person', '=', person)
        .where('at', '>', at - AN_HOUR_MS)
        .executeTakeFirstOrThrow();
      if (count >= MOST_REPORTS) {
        throw new Trouble(429, 'too-many-reports', 'enough for this hour', { retryAfter: AN_HOUR_MS / 1000 });
      }
      await trx
        .insertInto('reports')
        .values({ id, person, reported: reported ?? null, match: match ?? null, chat: message ?? null, reason, at })
        .execute();
    });
    return id;
  }
}

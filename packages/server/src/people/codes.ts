import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { hashOf, newCode, readCode } from './token.ts';

/** Long enough to pick up the other device. */
const CODE_MS = 10 * 60 * 1000;

/** One-time codes by which a person moves to another device. */
export class Codes {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** A new code; the one before is void. */
  async make(person: string): Promise<{ code: string; expiresAt: number }> {
    const code = newCode();
    const expiresAt = this.#clock.now() + CODE_MS;
    await this.#store.transact(async (trx) => {
      await trx.deleteFrom('codes').where('person', '=', person).execute();
      await trx
        .insertInto('codes')
        .values({ code_hash: hashOf(code), person, purpose: 'device', expires_at: expiresAt, used_at: null })
        .execute();
    });
    return { code, expiresAt };
  }

  /** Whose code this is. It is used up by the asking, once, whatever happens afterwards. */
  async redeem(typed: string): Promise<string> {
    const hash = hashOf(readCode(typed));
    const now = this.#clock.now();
    const used = await this.#store.transact((trx) =>
      trx
        .updateTable('codes')
        .set({ used_at: now })
        .where('code_hash', '=', hash)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('person')
        .executeTakeFirst(),
    );
    if (used === undefined) throw new Trouble(404, 'no-code', 'this code is unknown, used or too old');
    return used.person;
  }
}

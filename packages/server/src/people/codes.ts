import type { Clock } from '../clock.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { hashOf, newCode, readCode } from './token.ts';

/** Long enough to pick up another device, or to wait for mail. */
const LIFE_MS = { device: 10 * 60 * 1000, recovery: 30 * 60 * 1000 } as const;
export type CodePurpose = keyof typeof LIFE_MS;

export const noSuchCode = (): Trouble => new Trouble(404, 'no-code', 'this code is unknown, used or too old');

/** One-time codes that sign a person in on another device or let them set a new password. */
export class Codes {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Makes a code. It replaces the earlier one for the same purpose. */
  async make(person: string, purpose: CodePurpose): Promise<{ code: string; expiresAt: number }> {
    const code = newCode();
    const expiresAt = this.#clock.now() + LIFE_MS[purpose];
    await this.#store.transact(async (trx) => {
      await trx.deleteFrom('codes').where('person', '=', person).where('purpose', '=', purpose).execute();
      await trx
        .insertInto('codes')
        .values({ code_hash: hashOf(code), person, purpose, expires_at: expiresAt, used_at: null })
        .execute();
    });
    return { code, expiresAt };
  }

  /** The owner of a code, made for one of these purposes. The call uses the code up, whatever happens afterwards. */
  async redeem(typed: string, purposes: readonly CodePurpose[]): Promise<string> {
    const hash = hashOf(readCode(typed));
    const now = this.#clock.now();
    const used = await this.#store.transact((trx) =>
      trx
        .updateTable('codes')
        .set({ used_at: now })
        .where('code_hash', '=', hash)
        .where('purpose', 'in', purposes)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning('person')
        .executeTakeFirst(),
    );
    if (used === undefined) throw noSuchCode();
    return used.person;
  }
}

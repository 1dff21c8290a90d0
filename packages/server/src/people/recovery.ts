import { LANGS, type Lang } from '@nightjar/words';
import type { Log } from '../log.ts';
import type { Mailer } from '../notify/mailer.ts';
import { notifySettingsOf } from '../notify/notify-settings.ts';
import { recoverWord } from '../notify/words.ts';
import type { Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import type { Codes } from './codes.ts';
import { Guesses } from './guesses.ts';
import { readLogin } from './name.ts';

/** This many codes are mailed to one account in a time. */
const MAILS = { most: 3, windowMs: 60 * 60 * 1000 } as const;

/** Mails codes to people who forgot their password. */
export class Recovery {
  readonly #store: Store;
  readonly #codes: Codes;
  readonly #mail: Mailer | null;
  readonly #log: Log;
  readonly #asked = new Guesses(MAILS);

  constructor(store: Store, codes: Codes, mail: Mailer | null, log: Log) {
    this.#store = store;
    this.#codes = codes;
    this.#mail = mail;
    this.#log = log;
  }

  /** Mails a code if there is such an account and it has an address. The caller learns neither. */
  ask(typed: string): void {
    if (this.#mail === null) {
      throw new Trouble(
        409,
        'no-mail',
        'this server sends no mail; its operator, or a device that is signed in, can make a code',
      );
    }
    const login = readLogin(typed);
    if (!login.ok || this.#asked.wait(login.value) !== null) return;
    this.#asked.count(login.value);
    this.#send(login.value).catch((error: unknown) => this.#log.warn({ err: error }, 'a code was not sent'));
  }

  async #send(login: string): Promise<void> {
    const { db } = this.#store;
    const person = await db.selectFrom('people').select('id').where('login', '=', login).executeTakeFirst();
    if (person === undefined) return;
    const { id } = person;
    const confirmed = await db
      .selectFrom('subscriptions')
      .select('target')
      .where('person', '=', id)
      .where('kind', '=', 'mail')
      .where('secret', 'is', null)
      .execute();
    const to = confirmed.length > 0 ? confirmed.map(({ target }) => target) : login.includes('@') ? [login] : [];
    if (to.length === 0) return;
    const { code } = await this.#codes.make(id, 'recovery');
    const { language } = await notifySettingsOf(this.#store, id);
    const lang: Lang = LANGS.find((known) => known === language) ?? 'en';
    for (const address of to) await this.#mail?.send(address, recoverWord(lang, code), null);
  }
}

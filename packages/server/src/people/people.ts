import { type Checked, canonical, faultText, type JsonObject } from '@nightjar/kernel';
import type { Lang } from '@nightjar/words';
import type { Clock } from '../clock.ts';
import { isTaken, type Store } from '../store/store.ts';
import { Trouble } from '../trouble.ts';
import { Codes, noSuchCode } from './codes.ts';
import { Guesses } from './guesses.ts';
import { guestName, readLogin, readName, readPassword } from './name.ts';
import { hashPassword, isPassword } from './password.ts';
import { PERSON_COLUMNS, type Person, personOf } from './person.ts';
import { Sessions } from './sessions.ts';
import { newId } from './token.ts';

/** Limits on wrong passwords and codes for one login. */
const GUESSES = { most: 10, windowMs: 5 * 60 * 1000 } as const;

/** A person and a new session token. */
export interface Admitted {
  readonly person: Person;
  readonly token: string;
}

/** Guests and accounts, and how they sign in. */
export class People {
  readonly sessions: Sessions;
  readonly codes: Codes;
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #guesses = new Guesses(GUESSES);

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
    this.sessions = new Sessions(store, clock);
    this.codes = new Codes(store, clock);
  }

  /** Makes a guest. A guest has every feature of the server. */
  async guest(wish: { name?: string | undefined; language: Lang; device: string }): Promise<Admitted> {
    const now = this.#clock.now();
    const id = newId();
    const name = wish.name === undefined ? guestName(wish.language) : checked(readName(wish.name));
    const settings = canonical({ language: wish.language });
    const row = {
      id,
      kind: 'guest',
      name,
      created_at: now,
      seen_at: now,
      settings,
      login: null,
      password: null,
    } as const;
    await this.#store.transact((trx) => trx.insertInto('people').values(row).execute());
    return this.#admit(id, wish.device);
  }

  async find(id: string): Promise<Person | null> {
    const row = await this.#store.db
      .selectFrom('people')
      .where('id', '=', id)
      .select(PERSON_COLUMNS)
      .executeTakeFirst();
    return row === undefined ? null : personOf(row);
  }

  /**
   * Turns a guest into an account. It is the same person, so seats, history and settings stay. All sessions end but a
   * new one: from now on the password is needed.
   */
  async enrol(person: Person, wish: { login: string; password: string; device: string }): Promise<Admitted> {
    if (person.kind === 'account') throw new Trouble(409, 'has-account', 'this is an account already');
    const login = checked(readLogin(wish.login));
    const password = await hashPassword(checked(readPassword(wish.password, login)));
    try {
      const changed = await this.#store.transact((trx) =>
        trx
          .updateTable('people')
          .set({ kind: 'account', login, password })
          .where('id', '=', person.id)
          .where('kind', '=', 'guest')
          .returning('id')
          .executeTakeFirst(),
      );
      if (changed === undefined) throw new Trouble(409, 'has-account', 'this is an account already');
    } catch (error) {
      if (!isTaken(error)) throw error;
      throw new Trouble(409, 'login-taken', 'somebody has this login already');
    }
    await this.sessions.closeAll(person.id);
    return this.#admit(person.id, wish.device);
  }

  /** Signs in. An unknown login takes as long and gets the same words as a wrong password. */
  async signIn(wish: { login: string; password: string; device: string }): Promise<Admitted> {
    const login = readLogin(wish.login);
    const key = login.ok ? login.value : '';
    this.#guesses.check(key);
    const row = await this.#store.db
      .selectFrom('people')
      .where('login', '=', key)
      .select(['id', 'password'])
      .executeTakeFirst();
    if (!(await isPassword(wish.password, row?.password ?? null)) || row === undefined) {
      this.#guesses.count(key);
      throw new Trouble(401, 'wrong-login', 'login or password is wrong');
    }
    this.#guesses.forget(key);
    return this.#admit(row.id, wish.device);
  }

  /** Changes the password and ends all other sessions. */
  async changePassword(
    person: Person,
    session: string,
    wish: { password: string; newPassword: string },
  ): Promise<void> {
    if (person.kind === 'guest') throw new Trouble(409, 'no-account', 'a guest has no password');
    await this.prove(person, wish.password);
    const password = await hashPassword(checked(readPassword(wish.newPassword, person.login ?? '')));
    await this.#store.transact((trx) =>
      trx.updateTable('people').set({ password }).where('id', '=', person.id).execute(),
    );
    await this.sessions.closeAll(person.id, session);
  }

  /** Throws unless this is the account's password. A guest has none to give. */
  async prove(person: Person, password: string | undefined): Promise<void> {
    const row = await this.#store.db
      .selectFrom('people')
      .where('id', '=', person.id)
      .select('password')
      .executeTakeFirst();
    if (row?.password === null || row === undefined) return;
    this.#guesses.check(person.login ?? '');
    if (await isPassword(password ?? '', row.password)) return;
    this.#guesses.count(person.login ?? '');
    throw new Trouble(403, 'wrong-password', 'the password is wrong');
  }

  async redeem(code: string, device: string): Promise<Admitted> {
    return this.#admit(await this.codes.redeem(code, ['device']), device);
  }

  /**
   * Sets a new password by a code, from mail, from another device or from the operator. All sessions end but a new one.
   */
  async recover(wish: { login: string; code: string; newPassword: string; device: string }): Promise<Admitted> {
    const login = checked(readLogin(wish.login));
    const password = checked(readPassword(wish.newPassword, login));
    this.#guesses.check(login);
    const owner = await this.#store.db.selectFrom('people').select('id').where('login', '=', login).executeTakeFirst();
    this.#guesses.count(login);
    const person = await this.codes.redeem(wish.code, ['recovery', 'device']);
    if (person !== owner?.id) throw noSuchCode();
    const hash = await hashPassword(password);
    await this.#store.transact((trx) =>
      trx.updateTable('people').set({ password: hash }).where('id', '=', person).execute(),
    );
    this.#guesses.forget(login);
    await this.sessions.closeAll(person);
    return this.#admit(person, wish.device);
  }

  async change(
    person: Person,
    wish: { name?: string | undefined; settings?: JsonObject | undefined },
  ): Promise<Person> {
    const name = wish.name === undefined ? person.name : checked(readName(wish.name));
    const settings = { ...person.settings, ...wish.settings };
    await this.#store.transact((trx) =>
      trx
        .updateTable('people')
        .set({ name, settings: canonical(settings) })
        .where('id', '=', person.id)
        .execute(),
    );
    this.sessions.forget(person.id);
    return { ...person, name, settings };
  }

  async #admit(id: string, device: string): Promise<Admitted> {
    const person = await this.find(id);
    if (person === null) throw new Trouble(404, 'no-person', 'this person is gone');
    return { person, token: await this.sessions.open(id, device) };
  }
}

function checked<T>(read: Checked<T>): T {
  if (read.ok) return read.value;
  throw new Trouble(400, `bad-${read.fault.where}`, faultText(read.fault));
}

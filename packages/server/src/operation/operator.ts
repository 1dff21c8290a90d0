import type { Config } from '../config.ts';
import { hashOf, newCode } from '../people/token.ts';
import { withStore } from '../store/statements.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>;

/** Long enough for the operator to pass a code on. */
const CODE_MS = 24 * 60 * 60 * 1000;

/** A report by a person. */
export interface Complaint {
  readonly at: number;
  readonly reason: string;
  readonly by: string | null;
  readonly about: string | null;
  readonly match: string | null;
  /** The reported chat message, if it is still kept. */
  readonly said: string | null;
}

/** The reports, the latest first. Servers may be running. */
export const complaints = (place: Place, most: number): Promise<Complaint[]> =>
  withStore(place, async (ask) => {
    // PostgreSQL returns large numbers as text.
    const rows = await ask<Omit<Complaint, 'at'> & { readonly at: number | string }>(
      `select reports.at, reports.reason, by_person.name as by, about_person.name as about, reports.match, chat.text as said
       from reports
       left join people as by_person on by_person.id = reports.person
       left join people as about_person on about_person.id = reports.reported
       left join chat on chat.id = reports.chat and chat.match = reports.match
       order by reports.at desc limit ?`,
      most,
    );
    return rows.map((row) => ({ ...row, at: Number(row.at) }));
  });

/** A code with which the owner of this login can set a new password within a day; null if there is no such account. */
export const recoveryCode = (place: Place, login: string, now: number): Promise<string | null> =>
  withStore(place, async (ask) => {
    const [person] = await ask<{ id: string }>('select id from people where login = ?', login.trim().toLowerCase());
    if (person === undefined) return null;
    const code = newCode();
    await ask("delete from codes where person = ? and purpose = 'recovery'", person.id);
    await ask(
      "insert into codes (code_hash, person, purpose, expires_at, used_at) values (?, ?, 'recovery', ?, null)",
      hashOf(code),
      person.id,
      now + CODE_MS,
    );
    return code;
  });

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import type { Config } from '../config.ts';
import { hashOf, newCode } from '../people/token.ts';

type Place = Pick<Config, 'databaseUrl' | 'dataFolder'>;
type Ask = <Row>(statement: string, ...values: readonly (string | number)[]) => Promise<Row[]>;

/** Long enough to tell somebody a code. */
const CODE_MS = 24 * 60 * 60 * 1000;

/** Something that somebody wanted looked at. */
export interface Complaint {
  readonly at: number;
  readonly reason: string;
  readonly by: string | null;
  readonly about: string | null;
  readonly match: string | null;
  /** The line of chat, if it is about one that is still there. */
  readonly said: string | null;
}

/** What was reported, the latest first. Servers may be running. */
export const complaints = (place: Place, most: number): Promise<Complaint[]> =>
  beside(place, async (ask) => {
    // PostgreSQL gives its large numbers as text.
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

/** A code by which the owner of this login chooses a new password within a day; null if there is no such account. */
export const recoveryCode = (place: Place, login: string, now: number): Promise<string | null> =>
  beside(place, async (ask) => {
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

/** Speaks to the store beside the servers that use it. */
async function beside<T>({ databaseUrl, dataFolder }: Place, work: (ask: Ask) => Promise<T>): Promise<T> {
  if (databaseUrl === null) {
    const path = join(dataFolder, 'nightjar.sqlite');
    if (!existsSync(path)) throw new Error(`there is no store in ${dataFolder}`);
    const database = new DatabaseSync(path);
    try {
      database.exec('pragma busy_timeout = 5000');
      return await work(async <Row>(statement: string, ...values: readonly (string | number)[]) =>
        database
          .prepare(statement)
          .all(...values)
          .map((row) => ({ ...row }) as Row),
      );
    } finally {
      database.close();
    }
  }
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return await work(async <Row>(statement: string, ...values: readonly (string | number)[]) => {
      let nth = 0;
      const numbered = statement.replaceAll('?', () => `$${(nth += 1)}`);
      return (await client.query(numbered, [...values])).rows as Row[];
    });
  } finally {
    await client.end();
  }
}

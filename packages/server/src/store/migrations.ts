import { type Kysely, type Migration, Migrator, PostgresAdapter, type SchemaModule, sql } from 'kysely';
import type { Schema } from './schema.ts';

type ColumnType = 'text' | 'integer' | 'bigint' | 'double precision';
/** A column's type; `?` allows null. */
type Columns = { readonly [name: string]: `${ColumnType}${'?' | ''}` };

/** Creates a table the same way on both engines. */
async function table(schema: SchemaModule, name: string, key: readonly string[], columns: Columns): Promise<void> {
  let builder = schema.createTable(name);
  for (const [column, type] of Object.entries(columns)) {
    const isOptional = type.endsWith('?');
    const plain = (isOptional ? type.slice(0, -1) : type) as ColumnType;
    builder = builder.addColumn(column, plain, (definition) => (isOptional ? definition : definition.notNull()));
  }
  await builder.addPrimaryKeyConstraint(`${name}_key`, key as never).execute();
}

async function index(schema: SchemaModule, name: string, columns: readonly string[], isUnique = false): Promise<void> {
  const builder = schema.createIndex(`${name}_${columns.join('_')}`).on(name);
  await (isUnique ? builder.unique() : builder).columns(columns as string[]).execute();
}

async function people({ schema }: Kysely<never>): Promise<void> {
  await table(schema, 'people', ['id'], {
    id: 'text',
    kind: 'text',
    name: 'text',
    login: 'text?',
    password: 'text?',
    created_at: 'bigint',
    seen_at: 'bigint',
    settings: 'text',
  });
  await index(schema, 'people', ['login'], true);
  await table(schema, 'sessions', ['token_hash'], {
    token_hash: 'text',
    person: 'text',
    created_at: 'bigint',
    seen_at: 'bigint',
    device: 'text',
  });
  await index(schema, 'sessions', ['person']);
  await table(schema, 'codes', ['code_hash'], {
    code_hash: 'text',
    person: 'text',
    purpose: 'text',
    expires_at: 'bigint',
    used_at: 'bigint?',
  });
}

async function matches({ schema }: Kysely<never>): Promise<void> {
  await table(schema, 'matches', ['id'], {
    id: 'text',
    game: 'text',
    rules: 'integer',
    edition: 'text',
    options: 'text',
    seats_count: 'integer',
    pace: 'text',
    visibility: 'text',
    join_code: 'text?',
    host: 'text?',
    seed: 'text?',
    commitment: 'text?',
    bot_key: 'text',
    status: 'text',
    created_at: 'bigint',
    started_at: 'bigint?',
    ended_at: 'bigint?',
    moved_at: 'bigint',
    seq: 'bigint',
    hash: 'text',
    asked: 'integer?',
    proposal: 'text?',
    rematch_of: 'text?',
    result: 'text?',
    rated: 'integer',
    auto_start: 'integer',
    imported: 'text?',
  });
  await index(schema, 'matches', ['join_code'], true);
  await index(schema, 'matches', ['rematch_of'], true);
  await index(schema, 'matches', ['host', 'imported'], true);
  await index(schema, 'matches', ['visibility', 'status', 'created_at']);
  await table(schema, 'seats', ['match', 'seat'], {
    match: 'text',
    seat: 'integer',
    kind: 'text',
    person: 'text?',
    name: 'text',
    bot: 'text?',
    ready: 'integer',
    away_bot: 'text?',
    resigned_at: 'bigint?',
    reserve_ms: 'bigint?',
    clock_at: 'bigint?',
  });
  await index(schema, 'seats', ['person']);
}

async function log({ schema }: Kysely<never>): Promise<void> {
  await table(schema, 'events', ['match', 'seq'], {
    match: 'text',
    seq: 'bigint',
    command: 'text?',
    seat: 'integer',
    kind: 'text',
    body: 'text',
    facts: 'text',
    hash: 'text',
    at: 'bigint',
  });
  await index(schema, 'events', ['match', 'seat', 'command'], true);
  await table(schema, 'replies', ['match', 'seat', 'command'], {
    match: 'text',
    seat: 'integer',
    command: 'text',
    body_hash: 'text',
    reply: 'text',
  });
  await table(schema, 'snapshots', ['match', 'seq'], {
    match: 'text',
    seq: 'bigint',
    rules: 'integer',
    hash: 'text',
    state: 'text',
  });
  await table(schema, 'due', ['id'], {
    id: 'text',
    match: 'text',
    kind: 'text',
    seat: 'integer',
    seq: 'bigint',
    at: 'bigint',
    claimed_by: 'text?',
    claimed_at: 'bigint?',
    tries: 'integer',
  });
  await index(schema, 'due', ['at']);
  await index(schema, 'due', ['match']);
}

async function talk({ schema }: Kysely<never>): Promise<void> {
  await table(schema, 'editions', ['hash'], {
    hash: 'text',
    game: 'text',
    name: 'text',
    person: 'text?',
    body: 'text',
    created_at: 'bigint',
  });
  await table(schema, 'chat', ['match', 'id'], {
    id: 'text',
    match: 'text',
    person: 'text',
    text: 'text',
    at: 'bigint',
    audience: 'text',
  });
  await index(schema, 'chat', ['person']);
  await table(schema, 'mutes', ['person', 'muted'], { person: 'text', muted: 'text', at: 'bigint' });
  await table(schema, 'reports', ['id'], {
    id: 'text',
    person: 'text',
    reported: 'text?',
    match: 'text?',
    chat: 'text?',
    reason: 'text',
    at: 'bigint',
  });
}

async function fame({ schema }: Kysely<never>): Promise<void> {
  await table(schema, 'ratings', ['person', 'game'], {
    person: 'text',
    game: 'text',
    mu: 'double precision',
    sigma: 'double precision',
    games: 'integer',
  });
  await table(schema, 'gains', ['person', 'game', 'kind', 'what'], {
    person: 'text',
    game: 'text',
    kind: 'text',
    what: 'text',
    match: 'text',
    at: 'bigint',
  });
  await table(schema, 'results', ['match', 'seat'], {
    match: 'text',
    person: 'text',
    game: 'text',
    seat: 'integer',
    place: 'integer',
    score: 'integer',
    at: 'bigint',
  });
  await index(schema, 'results', ['person', 'at']);
  await table(schema, 'subscriptions', ['id'], {
    id: 'text',
    person: 'text',
    kind: 'text',
    target: 'text',
    secret: 'text?',
    created_at: 'bigint',
  });
  await index(schema, 'subscriptions', ['person']);
  await table(schema, 'notices', ['person', 'match', 'seq'], {
    person: 'text',
    match: 'text',
    seq: 'bigint',
    at: 'bigint',
  });
}

async function presence({ schema }: Kysely<never>): Promise<void> {
  await schema
    .alterTable('people')
    .addColumn('online_until', 'bigint', (definition) => definition.notNull().defaultTo(0))
    .execute();
  await table(schema, 'keys', ['name'], { name: 'text', value: 'text' });
}

/**
 * A reply contains only the `seq`, which the log keeps beside the command with a hash of the body. Replies that were
 * stored whole shrink to that.
 */
async function replies(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await schema.alterTable('events').addColumn('body_hash', 'text').execute();
  await schema.alterTable('events').addColumn('reached', 'bigint').execute();
  const seq = isPostgres ? sql`(replies.reply::json ->> 'seq')::bigint` : sql`json_extract(replies.reply, '$.seq')`;
  await sql`update events set body_hash = substr(replies.body_hash, 1, 16), reached = ${seq} from replies
    where replies.match = events.match and replies.seat = events.seat and replies.command = events.command`.execute(db);
  await schema.dropTable('replies').execute();
  await schema.dropIndex('events_match_seat_command').execute();
  await schema
    .createIndex('events_command')
    .unique()
    .on('events')
    .columns(['match', 'seat', 'command'])
    .where(sql.ref('command'), 'is not', null)
    .execute();
}

/** Indexes ratings in the order of strength. */
async function strongest({ schema }: Kysely<never>): Promise<void> {
  await schema.createIndex('ratings_game_strength').on('ratings').expression(sql`game, mu desc, person`).execute();
}

async function safety({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('editions').addColumn('set_aside_at', 'bigint').execute();
  await index(schema, 'editions', ['person']);
  await index(schema, 'matches', ['host', 'status']);
}

async function days({ schema }: Kysely<never>): Promise<void> {
  await schema.alterTable('matches').addColumn('day', 'text').execute();
  await schema
    .alterTable('matches')
    .addColumn('counted', 'integer', (definition) => definition.notNull().defaultTo(0))
    .execute();
  await table(schema, 'days', ['game', 'day'], { game: 'text', day: 'text', options: 'text' });
  await table(schema, 'tries', ['game', 'day', 'person'], {
    game: 'text',
    day: 'text',
    person: 'text',
    match: 'text',
    margin: 'integer?',
    turns: 'integer?',
    at: 'bigint',
  });
  await index(schema, 'tries', ['person']);
  await index(schema, 'tries', ['match'], true);
}

/**
 * Indexes commands by their ids. Our ids begin with the time, so the index grows at its end; an index by matches would
 * be rewritten in a different place for each answer.
 */
async function commands({ schema }: Kysely<never>): Promise<void> {
  await schema.dropIndex('events_command').execute();
  await schema
    .createIndex('events_command')
    .unique()
    .on('events')
    .columns(['command', 'match', 'seat'])
    .where(sql.ref('command'), 'is not', null)
    .execute();
}

/** Bot turns name the host whose share they use, and each kind of due work has its own index. */
async function lanes(db: Kysely<never>): Promise<void> {
  const { schema } = db;
  await schema
    .alterTable('due')
    .addColumn('host', 'text', (definition) => definition.notNull().defaultTo(''))
    .execute();
  await schema
    .alterTable('due')
    .addColumn('slow', 'integer', (definition) => definition.notNull().defaultTo(0))
    .execute();
  await sql`update due set host = coalesce((select host from matches where matches.id = due.match), '')
    where kind = 'bot'`.execute(db);
  await schema.dropIndex('due_at').execute();
  await index(schema, 'due', ['kind', 'slow', 'at', 'host']);
}

/** The migrations of both engines, in order. A released one is never changed; new ones are added after it. */
export const MIGRATIONS: { readonly [name: string]: Migration } = {
  '0001-people': { up: people },
  '0002-matches': { up: matches },
  '0003-log': { up: log },
  '0004-talk': { up: talk },
  '0005-fame': { up: fame },
  '0006-presence': { up: presence },
  '0007-replies': { up: replies },
  '0008-strongest': { up: strongest },
  '0009-safety': { up: safety },
  '0010-days': { up: days },
  '0011-commands': { up: commands },
  '0012-lanes': { up: lanes },
};

/** Migrates a store to the newest schema. If several processes start at once, one migrates and the others wait. */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  const provider = { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw new Error('the store could not be brought to the newest schema', { cause: error });
}

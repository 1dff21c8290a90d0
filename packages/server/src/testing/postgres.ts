import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { sharedPostgres } from '../../../../scripts/postgres.mjs';

/** A database of one's own on the tests' PostgreSQL, or on the one that DATABASE_URL_TEST names. */
export interface TestDatabase {
  readonly url: string;
  drop(): Promise<void>;
}

async function server(): Promise<string> {
  const named = process.env['DATABASE_URL_TEST'];
  if (named !== undefined && named !== '') return named;
  const folder = process.env['NIGHTJAR_TEST_POSTGRES'];
  if (folder === undefined) throw new Error('run by vitest, or name a server with DATABASE_URL_TEST');
  return sharedPostgres(folder);
}

async function tell(address: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

export async function newDatabase(): Promise<TestDatabase> {
  const address = await server();
  const name = `nightjar_${randomBytes(8).toString('hex')}`;
  await tell(address, `create database ${name}`);
  const url = new URL(address);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => tell(address, `drop database if exists ${name} with (force)`) };
}

import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { silent } from '../log.ts';
import { newDatabase } from '../testing/postgres.ts';
import { Ear } from './postgres-ear.ts';

test('an ear that cannot say that it is there leaves no connection behind, and comes when it is asked again', async () => {
  const database = await newDatabase();
  onTestFinished(() => database.drop());
  const { url } = database;
  const other = new Client({ connectionString: url });
  await other.connect();
  onTestFinished(() => other.end());
  const connections = async (): Promise<number> => {
    const { rows } = await other.query('select 1 from pg_stat_activity where datname = current_database()');
    return rows.length;
  };
  const hasty = new URL(url);
  hasty.searchParams.set('options', '-c lock_timeout=50');
  const ear = new Ear(hasty.href, '7', silent);
  onTestFinished(() => ear.close());
  await other.query('select pg_advisory_lock(7)');
  await expect(ear.listen()).rejects.toThrow('lock timeout');
  await expect.poll(connections).toBe(1);
  await other.query('select pg_advisory_unlock(7)');
  await ear.listen();
  expect(await connections()).toBe(2);
});

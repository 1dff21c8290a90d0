import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { crashPostgres, removePostgres, sharedPostgres } from '../../../../../scripts/postgres.mjs';
import { cutting } from './cut.ts';
import { together } from './together.ts';

test('two processes that lose every connection, and then their database, lose no command and do not die', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nightjar-cut-'));
  chmodSync(folder, 0o755);
  onTestFinished(() => removePostgres(folder));
  const url = await sharedPostgres(folder);
  const summary = await together({
    store: { databaseUrl: url, dataFolder: join(folder, 'none'), poolSize: 4 },
    tables: 1,
    seed: 'cut',
    happens: cutting({ url, cuts: 12, crash: () => crashPostgres(folder) }),
  });
  expect(summary.faults).toEqual([]);
  expect(summary.acks.after).toBeGreaterThan(0);
  expect(summary.repeated).toBeGreaterThan(0);
});

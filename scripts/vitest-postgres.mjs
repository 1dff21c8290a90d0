// A folder for the one PostgreSQL of a test run. It is started by the first test that asks for it.
import { chmodSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removePostgres } from './postgres.mjs';

/** @type {string | null} */
let folder = null;

export function setup() {
  folder = mkdtempSync(join(tmpdir(), 'nightjar-postgres-'));
  chmodSync(folder, 0o755);
  process.env['NIGHTJAR_TEST_POSTGRES'] = folder;
}

export function teardown() {
  if (folder !== null) removePostgres(folder);
}

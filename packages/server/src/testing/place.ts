import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Engine, StoreSettings } from '../store/store.ts';
import { newDatabase } from './postgres.ts';

/** The place of a test server's store. Several servers on PostgreSQL may share it. */
export interface Place {
  readonly settings: StoreSettings;
  remove(): Promise<void>;
}

/** An empty place for a store of this engine. */
export async function newPlace(engine: Engine): Promise<Place> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'nightjar-data-'));
  const database = engine === 'postgres' ? await newDatabase() : null;
  return {
    settings: { databaseUrl: database?.url ?? null, dataFolder, poolSize: 8 },
    async remove() {
      await database?.drop();
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

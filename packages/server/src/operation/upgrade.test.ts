import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { silent } from '../log.ts';
import { openMatch } from '../match/open.ts';
import { pictureOf } from '../match/picture.ts';
import { ENGINES } from '../store/store.ts';
import { newPlace } from '../testing/place.ts';
import { answerNext, testServices } from '../testing/services.ts';
import { restore } from './restore.ts';

/** Backups of half-played matches, by the last migration of the release that made them. A release is added, never changed. */
const RELEASES = fileURLToPath(new URL('../testing/releases/', import.meta.url));

describe.each(ENGINES)('%s', (engine) => {
  test.each(readdirSync(RELEASES))(
    'every half-played match of release %s is opened by this one, where it stood, and played on',
    async (release) => {
      const place = await newPlace(engine);
      onTestFinished(() => place.remove());
      const { databaseUrl, dataFolder } = place.settings;
      const file = join(dataFolder, 'release.jsonl');
      writeFileSync(file, gunzipSync(readFileSync(join(RELEASES, release))));
      const { matches: count } = await restore({ databaseUrl, dataFolder, pool: 4 }, file, silent);
      expect(count).toBe(14);
      const { services } = await testServices(engine, place.settings);
      const { context, store, due } = services;
      const stored = await store.db.selectFrom('matches').select(['id', 'seq', 'hash', 'asked']).execute();
      for (const { id, seq, hash, asked } of stored) {
        const opened = await openMatch(context, id);
        expect(opened.row).toMatchObject({ seq, hash, asked, status: 'playing' });
        const { answers } = pictureOf(opened, asked as number);
        expect(answers.length).toBeGreaterThan(0);
      }
      await due.start();
      for (const { id } of stored) {
        for (let i = 0; i < 12; i += 1) {
          await due.settled();
          const { row } = await openMatch(context, id);
          if (row.status === 'playing') await answerNext(services, id, i);
        }
      }
    },
  );
});

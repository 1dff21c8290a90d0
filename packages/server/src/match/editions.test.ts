import { type AnyGame, type JsonObject, verify } from '@nightjar/kernel';
import { noctiluca } from '@nightjar/noctiluca';
import { nocturne } from '@nightjar/nocturne';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { answerNext, duel, testServices, wishFor } from '../testing/services.ts';
import { troubleOf } from '../testing/trouble.ts';
import { createMatch } from './create.ts';
import { openMatch } from './open.ts';
import { recordOf } from './record.ts';

/** The first editions, under the names that matches were stored with before names and notes left them. */
const FIRST: readonly (readonly [AnyGame, string])[] = [
  [nocturne, '945aabd89bb5bfedd53a4544f58fa8c97c84a2f63dbbd4d415eb9aa46feb6694'],
  [noctiluca, 'c7b3821a59e770684d719d7a4de7c8c0efa779526972ac3808c933eceeb7d7c7'],
];

/** A house edition in the older form, as it may lie in a store. */
const OLDER = { over: 'default', name: 'Heavy', tiles: { kinds: [{ id: 'skull-4', points: 5 }] } };

describe.each(ENGINES)('%s', (engine) => {
  test.each(FIRST)(
    'a match of $name that was begun with its first edition goes on after a restart',
    async (game, edition) => {
      expect(game.edition).not.toBe(edition);
      const { services, again } = await testServices(engine);
      const options: JsonObject = game.name === 'nocturne' ? { edition, familyMode: 'family-simple' } : { edition };
      const { row } = await duel(services, { game: game.name, options });
      for (let i = 0; i < 10; i += 1) await answerNext(services, row.id, i);
      const { seq } = (await openMatch(services.context, row.id)).row;
      await services.close();
      const later = await again();
      let { opened } = await answerNext(later, row.id, 1);
      expect(opened.row).toMatchObject({ edition, seq: seq + 1 });
      await later.store.db.deleteFrom('snapshots').execute();
      await later.close();
      const last = await again();
      for (let i = 0; opened.row.status === 'playing'; i += 1) ({ opened } = await answerNext(last, row.id, i));
      const record = await recordOf(last.context, opened);
      expect(record.edition).toBe(edition);
      expect(verify(game, record).ok).toBe(true);
    },
  );

  test('a house edition in an older form is refused, with its unknown fields', async () => {
    const { services } = await testServices(engine);
    const keep = (hash: string, body: object) =>
      services.store.db
        .insertInto('editions')
        .values({ hash, game: 'nocturne', name: 'Heavy', person: null, body: JSON.stringify(body), created_at: 0 })
        .execute();
    const told = (edition: string) =>
      troubleOf(createMatch(services.context, wishFor(['me'], { options: { edition } })));
    await keep('a'.repeat(64), OLDER);
    expect(await told('a'.repeat(64))).toMatchObject({ status: 422, code: 'no-such-edition' });
    expect((await told('a'.repeat(64))).message).toContain('in an older form: name: no such value to replace');
    const { name: _, ...sound } = OLDER;
    await keep('b'.repeat(64), sound);
    expect((await told('b'.repeat(64))).message).toMatch(/in an older form: its name is now [0-9a-f]{64}$/);
  });
});

import { canonical, faultText, type JsonObject } from '@nightjar/kernel';
import { editionHash, editionWish, keptEdition, LONGEST_EDITION } from '@nightjar/wire';
import { z } from 'zod';
import { requireRoomForEdition } from '../fair/quota.ts';
import { newestOf } from '../games.ts';
import type { Services } from '../services.ts';
import { notFound, Trouble } from '../trouble.ts';
import { type App, about, sessionOf } from './route.ts';

export function editionsRoutes(app: App, { store, clock, games, workers }: Services): void {
  app.post(
    '/api/editions',
    {
      bodyLimit: LONGEST_EDITION + 4096,
      config: { limit: 'heavy' },
      schema: {
        ...about(
          'editions',
          'Keeps a house edition, once it was found sound. The options of a match name it by its hash.',
        ),
        body: editionWish,
        response: { 200: editionHash },
      },
    },
    async (request) => {
      const { person } = sessionOf(request);
      const { game, name, edition: given } = request.body;
      const rules = newestOf(games, game);
      if (rules === undefined) throw new Trouble(422, 'no-such-game', 'no such game is known here');
      // An edition "over default" follows the default edition of its time, so it is pinned to today's.
      const body = given['over'] === 'default' ? { ...given, over: rules.edition } : given;
      await requireRoomForEdition(store.db, person.id);
      const checked = await workers.edition(game, body, person.id);
      if (!checked.ok) throw new Trouble(422, 'bad-edition', faultText(checked.fault));
      const row = {
        hash: checked.value,
        game,
        name,
        person: person.id,
        body: canonical(body),
        created_at: clock.now(),
      };
      await store.transact((trx) =>
        trx
          .insertInto('editions')
          .values(row)
          .onConflict((conflict) => conflict.column('hash').doNothing())
          .execute(),
      );
      return { hash: checked.value };
    },
  );

  app.get(
    '/api/editions/:hash',
    {
      schema: {
        ...about('editions', 'A house edition.'),
        params: z.strictObject({ hash: z.string().max(128) }),
        response: { 200: keptEdition },
      },
    },
    async (request) => {
      const row = await store.db
        .selectFrom('editions')
        .selectAll()
        .where('hash', '=', request.params.hash)
        .executeTakeFirst();
      if (row === undefined) throw notFound('edition');
      const { hash, game, name, person, body } = row;
      const isMine = request.session?.person.id === person;
      return { hash, game, name, isMine, edition: JSON.parse(body) as JsonObject };
    },
  );
}

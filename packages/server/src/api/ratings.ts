import { ratings } from '@nightjar/wire';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { type App, about } from './route.ts';

export function ratingsRoutes(app: App, { fame }: Services): void {
  app.get(
    '/api/ratings/:game',
    {
      schema: {
        ...about('fame', 'The highest ratings of a game, and mine.'),
        params: z.strictObject({ game: z.string().max(40) }),
        response: { 200: ratings },
      },
    },
    (request) => fame.ratings(request.params.game, request.session?.person.id ?? null),
  );
}

import { trail } from '@nightjar/wire';
import { z } from 'zod';
import type { Services } from '../services.ts';
import { type App, about, sessionOf } from './route.ts';

export function trailRoutes(app: App, { fame }: Services): void {
  app.get(
    '/api/trail/:game',
    {
      schema: {
        ...about('fame', 'Achievements and scenarios I have reached in a game, and the steps they make on my track.'),
        params: z.strictObject({ game: z.string().max(40) }),
        response: { 200: trail },
      },
    },
    (request) => fame.trail(request.params.game, sessionOf(request).person.id),
  );
}

import { GRADES } from '@nightjar/bots';
import { offer, PACES } from '@nightjar/wire';
import type { Services } from '../services.ts';
import { type App, about } from './route.ts';

export function gamesRoutes(app: App, { games }: Services): void {
  app.get(
    '/api/games',
    {
      schema: {
        ...about('games', 'Games with their modes and options, bots and clocks.'),
        response: { 200: offer },
      },
    },
    () => ({
      games: games.map((game) => ({
        name: game.name,
        rules: game.rules,
        seats: game.seats,
        modes: game.modes,
        choices: game.choices,
        edition: game.edition,
        bots: GRADES.map((grade) => ({ grade, bot: grade })),
      })),
      paces: PACES,
    }),
  );
}

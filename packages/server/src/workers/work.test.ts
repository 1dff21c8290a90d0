import { think } from '@nightjar/bots';
import { faultText, type Json, pick, rngFrom } from '@nightjar/kernel';
import { expect, test } from 'vitest';
import { loadGames } from '../games.ts';
import { boundWithin } from './limits.ts';
import { work } from './work.ts';

const games = await loadGames(null);

test.each(games.map((game) => [game.name, game] as const))(
  'a bot of a worker answers in %s as it does everywhere else',
  (_, game) => {
    const options = game.options({ ...game.modes[0]?.options, players: 2 });
    if (!options.ok) throw new Error(faultText(options.fault));
    const state: unknown = game.setup(options.value, 'work');
    const random = rngFrom('work');
    for (let i = 0; i < 5; i += 1) {
      const seat = game.pending(state)?.seat ?? 0;
      const question = { view: game.view(state, seat) as Json, seat, bot: 'mind:8~20', seed: `q ${i}` };
      const job = {
        kind: 'bot',
        game: game.name,
        rules: game.rules,
        edition: null,
        bound: boundWithin(1_000),
      } as const;
      const thought = think(game, question);
      if (!thought.ok) throw new Error(faultText(thought.fault));
      while (thought.value.iterate());
      expect(work(games, { ...job, ...question })).toBe(thought.value.text());
      for (let apart = 0; apart < 9; apart += 1) game.apply(state, pick(game.legal(state), random));
    }
  },
);

import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

test('The list says of every game what its rules say: its name, and whether it has a deal of the day', async () => {
  for (const { name, rules, hasDaily = false } of GAMES) {
    const game = await rules();
    expect([game.name, game.daily !== undefined]).toEqual([name, hasDaily]);
  }
});

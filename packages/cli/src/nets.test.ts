import { netOf } from '@nightjar/bots/training';
import { GAMES } from '@nightjar/games';
import { learnt } from '@nightjar/games/listed';
import { expect, test } from 'vitest';

test.each(GAMES)('the net of $name fits the features of its rules', async (listed) => {
  const game = await learnt(listed);
  const options = game.options({ ...game.modes[0]?.options });
  if (!options.ok) throw new Error(game.name);
  const features = game.features?.(game.setup(options.value, 'net'), 0);
  expect(netOf(game)?.inputs).toBe(features?.length);
});

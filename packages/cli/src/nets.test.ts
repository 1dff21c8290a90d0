import { netOf } from '@nightjar/bots/training';
import { GAMES } from '@nightjar/games';
import { expect, test } from 'vitest';

test.each(GAMES.map(({ name }) => name))('the net of %s fits the features of its rules', async (name) => {
  const game = await GAMES.find((listed) => listed.name === name)?.rules();
  const options = game?.options({ ...game.modes[0]?.options });
  if (game === undefined || options?.ok !== true) throw new Error(name);
  const features = game.features?.(game.setup(options.value, 'net'), 0);
  expect(netOf(game)?.inputs).toBe(features?.length);
});

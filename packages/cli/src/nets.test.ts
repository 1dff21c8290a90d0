import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { netOf } from '@nightjar/bots/training';
import { GAMES } from '@nightjar/games';
import { learnt } from '@nightjar/games/listed';
import { expect, test } from 'vitest';
import { ROOT } from './file.ts';

test.each(GAMES)('the net of $name fits the features of its rules', async (listed) => {
  const game = await learnt(listed);
  const options = game.options({ ...game.modes[0]?.options });
  if (!options.ok) throw new Error(game.name);
  const features = game.features?.(game.setup(options.value, 'net'), 0);
  expect(game.featureNames).toHaveLength(features?.length ?? 0);
  expect(new Set(game.featureNames).size).toBe(features?.length);
  expect(game.net?.['features']).toEqual(game.featureNames);
  expect(netOf(game)?.inputs).toBe(features?.length);
});

test.each(GAMES)('the net of $name lies beside its curve, and names the command that made both', async (listed) => {
  const { name } = listed;
  const made = await listed.net?.();
  const curve = readFileSync(join(ROOT, 'packages', name, 'data', 'net.curve.csv'), 'utf8');
  const rounds = curve.trim().split('\n').slice(1);
  expect(made).toMatchObject({ rounds: rounds.length, games: Number(rounds.at(-1)?.split(',')[1]) });
  expect(made?.['command']).toBe(`nightjar train ${name} --seed 1 --rounds ${rounds.length}`);
});

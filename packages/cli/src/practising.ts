import { parentPort } from 'node:worker_threads';
import { type Net, practise } from '@nightjar/bots/training';
import { GAMES } from '@nightjar/games';
import type { AnyGame } from '@nightjar/kernel';
import type { Asked } from './training.ts';

/** A worker of `train`: plays the games it is asked for, one after the other, and hands back what can be learnt from them. */
const rules = new Map<string, AnyGame>();

async function rulesOf(name: string): Promise<AnyGame> {
  const known = rules.get(name) ?? (await GAMES.find((game) => game.name === name)?.rules());
  if (known === undefined) throw new Error(`no game is called ${name}`);
  rules.set(name, known);
  return known;
}

parentPort?.on('message', async ({ game, net, seed, number }: Asked) => {
  const lesson = practise(await rulesOf(game), net satisfies Net, seed, number);
  parentPort?.postMessage(
    { number, lesson },
    lesson.seats.map(({ features }) => features.buffer as ArrayBuffer),
  );
});

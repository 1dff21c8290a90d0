import { parentPort } from 'node:worker_threads';
import { practise } from '@nightjar/bots/training';
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

async function answer({ game, net, seed, number }: Asked): Promise<void> {
  const lesson = practise(await rulesOf(game), net, seed, number);
  parentPort?.postMessage(
    { lesson },
    lesson.seats.map(({ features }) => features.buffer as ArrayBuffer),
  );
}

parentPort?.on('message', (asked: Asked) => void answer(asked));

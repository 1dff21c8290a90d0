import { think } from '@nightjar/bots';
import { GAMES } from '@nightjar/games';
import { learnt } from '@nightjar/games/listed';
import { faultText, type Json, pick, rngFrom } from '@nightjar/kernel';
import { expect, test, vi } from 'vitest';
import type { ThinkerMessage } from './thinker.ts';

/** The Worker's module in this thread: messages go to its listener, and what it posts comes back. */
async function openWorker() {
  let listener: (message: { readonly data: ThinkerMessage }) => void = () => undefined;
  const waiting = new Map<number, (value: unknown) => void>();
  vi.stubGlobal('addEventListener', (_name: string, heard: typeof listener) => {
    listener = heard;
  });
  vi.stubGlobal('postMessage', ({ id, value, error }: { id: number; value?: unknown; error?: string }) =>
    waiting.get(id)?.(value ?? error),
  );
  await import('./bot-worker.ts');
  return (data: Exclude<ThinkerMessage, { kind: 'hurry' }>): Promise<unknown> =>
    new Promise((resolve) => {
      waiting.set(data.id, resolve);
      listener({ data: structuredClone(data) });
    });
}

const ask = await openWorker();
const games = await Promise.all(GAMES.map(async (listed) => [listed.name, await learnt(listed)] as const));

test.each(games)('a bot of the browser answers in %s as it does everywhere else', async (name, game) => {
  const options = game.options({ ...game.modes[0]?.options, players: 2 });
  if (!options.ok) throw new Error(faultText(options.fault));
  const state: unknown = game.setup(options.value, 'browser');
  const random = rngFrom('browser');
  for (let i = 0; i < 5; i += 1) {
    const seat = game.pending(state)?.seat ?? 0;
    const question = { view: game.view(state, seat) as Json, seat, bot: 'mind:8~20', seed: `q ${i}` };
    const thought = think(game, question);
    if (!thought.ok) throw new Error(faultText(thought.fault));
    while (thought.value.iterate());
    expect(await ask({ kind: 'think', id: i, game: name, ...question })).toBe(thought.value.text());
    for (let apart = 0; apart < 9; apart += 1) game.apply(state, pick(game.legal(state), random));
  }
});

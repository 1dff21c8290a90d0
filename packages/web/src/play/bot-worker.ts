import { botAnswer, readBot } from '@nightjar/bots';
import { type AnyGame, faultText, rngFrom } from '@nightjar/kernel';
import { loadRules } from './rules.ts';
import type { Thought } from './thinker.ts';

/** The Worker's side of `workerThinker`: one message a thought, one message an answer. */
addEventListener('message', ({ data }: MessageEvent<Thought & { readonly id: number }>) => {
  answer(data).then(
    (text) => postMessage({ id: data.id, answer: text }),
    (error: unknown) => postMessage({ id: data.id, error: String(error) }),
  );
});

async function answer({ game: name, view, seat, bot: spec, seed }: Thought): Promise<string> {
  const game: AnyGame = await loadRules(name);
  const bot = readBot(spec, game);
  if (!bot.ok) throw new Error(faultText(bot.fault));
  const imagined = game.imagine(view, seat, rngFrom(`imagined ${seed}`));
  if (!imagined.ok) throw new Error(faultText(imagined.fault));
  const state: unknown = imagined.value;
  return game.write(state, botAnswer(game, state, bot.value, seed));
}

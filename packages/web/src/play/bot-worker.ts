import { advise, type Line, think } from '@nightjar/bots';
import { type AnyGame, faultText } from '@nightjar/kernel';
import { loadLearnt } from './rules.ts';
import type { ThinkerMessage, Thought } from './thinker.ts';

/** How long a thought goes on before messages are listened for, in milliseconds. */
const SLICE = 40;
/** How long an adviser looks ahead. */
const ADVICE = 180;

/** Rises whenever somebody cannot wait. */
let hurries = 0;

/** The Worker's side of `workerThinker`: one message for each question, one for each result. */
addEventListener('message', ({ data }: MessageEvent<ThinkerMessage>) => {
  if (data.kind === 'hurry') {
    hurries += 1;
    return;
  }
  const { id } = data;
  const found = data.kind === 'advise' ? lines(data) : answer(data);
  found.then(
    (value) => postMessage({ id, value }),
    (error: unknown) => postMessage({ id, error: String(error) }),
  );
});

/** Thinks until it is done, or until somebody hurries it. */
async function answer({ view, seat, bot, seed, ...asked }: Thought): Promise<string> {
  const began = hurries;
  const thought = think(await rulesFor(asked), { view, seat, bot, seed });
  if (!thought.ok) throw new Error(faultText(thought.fault));
  const thinking = thought.value;
  const isHurried = (): boolean => hurries !== began;
  for (let goesOn = true; goesOn && !isHurried(); ) {
    const end = performance.now() + SLICE;
    while (goesOn && performance.now() < end) goesOn = thinking.iterate();
    if (goesOn) await new Promise((resolve) => setTimeout(resolve));
  }
  return thinking.text();
}

async function lines({ view, seat, seed, ...asked }: Omit<Thought, 'bot'>): Promise<readonly Line[]> {
  const advised = advise(await rulesFor(asked), view, seat, { seed, limit: { ms: ADVICE } });
  if (!advised.ok) throw new Error(faultText(advised.fault));
  return advised.value;
}

/** A game's rules with what was learnt of them, once they have met the edition that is played. */
async function rulesFor({ game, edition }: Pick<Thought, 'game' | 'edition'>): Promise<AnyGame> {
  const rules = await loadLearnt(game);
  if (edition) rules.admit(edition);
  return rules;
}

import { type Action, type AnyGame, type Rng, type ScoreSheet, type Seat, word } from '@nightjar/kernel';
import { type Bot, type Candidate, settled, type Thinking } from './bot.ts';
import { greedy } from './greedy.ts';

/** What is this many slips worse than the best is never taken for it. */
const MARGIN = 3;
/** An answer that was looked at less than this part of the best one's iterations is no answer a person would have in mind. */
const IN_MIND = 1 / 20;

/**
 * The bot as a person who errs would play it: among answers that seem nearly as good it takes one or the other, the
 * likelier the better it seems; and of points that count at the end alone it sees less. `slip` says how near is nearly
 * as good, in deviations of what the answers are worth, and what part of such points is overlooked.
 */
export const blundering = (bot: Bot, slip: number, name: string): Bot => {
  const begin: NonNullable<Bot['begin']> = (game, state, seat, rng) => {
    const chance = word(rng) / 2 ** 32;
    const thinking = inMind(bot, game, state, seat, rng);
    const overlooked = lateGains(game, state, seat);
    return {
      iterate: () => thinking.iterate(),
      candidates: () => blundered(thinking.candidates(), slip, chance, overlooked),
    };
  };
  return { name, blind: false, begin, answer: (...asked) => settled(begin(...asked)) };
};

/** What a bot weighs; one that weighs nothing has its answer in mind and others beside it. */
export const inMind = (bot: Bot, game: AnyGame, state: unknown, seat: Seat, rng: Rng): Thinking =>
  bot.begin?.(game, state, seat, rng) ?? secondThoughts(bot, game, state, seat, rng);

/** A bot that weighs nothing has its answer in mind, and beside it what iterations good one answer ahead. */
function secondThoughts(bot: Bot, game: AnyGame, state: unknown, seat: Seat, rng: Rng): Thinking {
  const own = bot.answer(game, game.copy(state), seat, rng);
  const others = (greedy.begin as NonNullable<Bot['begin']>)(game, state, seat, rng);
  return {
    iterate: () => others.iterate(),
    candidates() {
      const weighed = others.candidates();
      const worth = Math.max(...weighed.map((other) => other.worth));
      return [{ action: own, worth, iterations: 1 }, ...weighed.filter(({ action }) => action !== own)];
    },
  };
}

/** How many points that count at the end alone an answer brings at once. */
function lateGains(game: AnyGame, state: unknown, seat: Seat): (action: Action) => number {
  const { atEnd = [] } = game;
  if (atEnd.length === 0) return () => 0;
  const late = (at: unknown): number => {
    const sheet: ScoreSheet | undefined = game.explain(at, seat)[seat];
    return (sheet?.lines ?? []).reduce((sum, line) => (atEnd.includes(line.category) ? sum + line.points : sum), 0);
  };
  const before = late(state);
  return (action) => {
    const after: unknown = game.copy(state);
    game.apply(after, action);
    return late(after) - before;
  };
}

/** The answer that is taken for the best, and then the others. */
function blundered(
  weighed: readonly Candidate[],
  slip: number,
  chance: number,
  overlooked: (action: Action) => number,
): readonly Candidate[] {
  if (weighed.length < 2) return weighed;
  const enough = Math.max(...weighed.map(({ iterations }) => iterations)) * IN_MIND;
  const seeming = weighed
    .filter(({ iterations }) => iterations >= enough)
    .map((one) => ({ one, worth: one.worth - Math.min(1, slip) * overlooked(one.action) }));
  const most = Math.max(...seeming.map(({ worth }) => worth));
  const mean = seeming.reduce((sum, { worth }) => sum + worth, 0) / seeming.length;
  const variance = seeming.reduce((sum, { worth }) => sum + (worth - mean) ** 2, 0) / seeming.length;
  const nearness = Math.max(1e-9, slip * Math.sqrt(variance));
  const near = seeming.filter(({ worth }) => most - worth <= MARGIN * nearness);
  const odds = near.map(({ worth }) => Math.exp((worth - most) / nearness));
  let left = chance * odds.reduce((sum, odd) => sum + odd, 0);
  const taken = near.find((_, i) => (left -= odds[i] as number) < 0) ?? near[0];
  const first = (taken ?? seeming[0])?.one as Candidate;
  return [first, ...weighed.filter((other) => other !== first)];
}

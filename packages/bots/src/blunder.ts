import { type Action, type Observation, type Rng, type ScoreSheet, word } from '@nightjar/kernel';
import { type Bot, type Candidate, settled, type Thinking } from './bot.ts';
import { oneAhead } from './greedy.ts';

/** An answer that is worse than the best by so many times the blunder rate is never taken for it. */
const MARGIN = 3;
/** A candidate with less than this part of the most iterations is none that a person would think of. */
const THOUGHT_OF = 1 / 20;

/**
 * A bot that blunders as people do: among answers that seem nearly as good as the best it takes one at random, the likelier
 * the better it seems, and it overlooks part of the points that count at the end alone. `rate` says how near is nearly as
 * good, in standard deviations of the candidates, and which part of such points is overlooked.
 */
export const blundering = (bot: Bot, rate: number, name: string): Bot => {
  const begin: NonNullable<Bot['begin']> = (observation, rng) => {
    const chance = word(rng) / 2 ** 32;
    const thinking = candidatesOf(bot, observation, rng);
    const overlooked = lateGains(observation, rng);
    return {
      iterate: () => thinking.iterate(),
      candidates: () => blundered(thinking.candidates(), rate, chance, overlooked),
    };
  };
  return { name, limit: bot.limit, begin, answer: (observation, rng) => settled(begin(observation, rng)) };
};

/** A bot's candidates. One that does not search has its own answer first, and after it the others by their value one ahead. */
function candidatesOf(bot: Bot, observation: Observation, rng: Rng): Thinking {
  if (bot.begin !== undefined) return bot.begin(observation, rng);
  const own = bot.answer(observation, rng);
  const others = oneAhead(observation, rng);
  return {
    iterate: () => others.iterate(),
    candidates() {
      const candidates = others.candidates();
      const worth = Math.max(...candidates.map((other) => other.worth));
      return [{ action: own, worth, iterations: 1 }, ...candidates.filter(({ action }) => action !== own)];
    },
  };
}

/** How many points that count at the end alone an answer brings at once. */
function lateGains(observation: Observation, rng: Rng): (action: Action) => number {
  const { game, seat, legal } = observation;
  const { atEnd = [] } = game;
  if (atEnd.length === 0 || legal.length === 1) return () => 0;
  const late = (at: unknown): number => {
    const sheet: ScoreSheet | undefined = game.explain(at, seat)[seat];
    return (sheet?.lines ?? []).reduce((sum, line) => (atEnd.includes(line.category) ? sum + line.points : sum), 0);
  };
  const state = observation.imagine(rng);
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
  rate: number,
  chance: number,
  overlooked: (action: Action) => number,
): readonly Candidate[] {
  if (weighed.length < 2) return weighed;
  const enough = Math.max(...weighed.map(({ iterations }) => iterations)) * THOUGHT_OF;
  const seeming = weighed
    .filter(({ iterations }) => iterations >= enough)
    .map((one) => ({ one, worth: one.worth - Math.min(1, rate) * overlooked(one.action) }));
  const most = Math.max(...seeming.map(({ worth }) => worth));
  const mean = seeming.reduce((sum, { worth }) => sum + worth, 0) / seeming.length;
  const variance = seeming.reduce((sum, { worth }) => sum + (worth - mean) ** 2, 0) / seeming.length;
  const nearness = Math.max(1e-9, rate * Math.sqrt(variance));
  const near = seeming.filter(({ worth }) => most - worth <= MARGIN * nearness);
  const odds = near.map(({ worth }) => Math.exp((worth - most) / nearness));
  let left = chance * odds.reduce((sum, odd) => sum + odd, 0);
  const taken = near.find((_, i) => (left -= odds[i] as number) < 0) ?? near[0];
  const first = (taken ?? seeming[0])?.one as Candidate;
  return [first, ...weighed.filter((other) => other !== first)];
}

import type { AnyGame, JsonObject } from '@nightjar/kernel';
import { type Bout, boutsOf, type Contestant, type Played, played } from './bout.ts';
import { eloOf, type Meetings } from './elo.ts';
import { type Measured, measure } from './measured.ts';
import { type Sprt, type SprtGuess, sprtOf } from './sprt.ts';

/** How one contestant did against another, over all games in which both sat. */
export interface Duel {
  readonly bot: string;
  readonly against: string;
  readonly games: number;
  readonly seeds: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** A draw is half a win. */
  readonly winRate: Measured;
  /** Points of `bot` less points of `against`. */
  readonly scoreDifference: Measured;
}

/** How one contestant did over all its games. */
export interface Standing {
  readonly bot: string;
  /** Over the games of the bot, and the seats it had in them. */
  readonly games: number;
  readonly meanScore: number;
  readonly meanPlace: number;
  /** The mean of all that met is 0. */
  readonly elo: Measured;
  /** Milliseconds an answer took, where there was a choice: half of them no more than this, and 95 of 100. */
  readonly ms: { readonly p50: number; readonly p95: number };
  /** Games it lost by giving no answer, and what was wrong the first time. */
  readonly forfeits: number;
  readonly forfeit: string | null;
}

/** How the contestants of an arena did, each against each and on the whole. */
export interface ArenaReport {
  readonly games: number;
  readonly answers: number;
  readonly duels: readonly Duel[];
  readonly standings: readonly Standing[];
  /** Where two were tested until it was clear which guess holds. */
  readonly sprt: Sprt | null;
}

/** Who meets in an arena, at which game and how often. */
export interface ArenaSettings {
  readonly game: AnyGame;
  readonly options: JsonObject;
  readonly players: number;
  readonly contestants: readonly Contestant[];
  /** Games per line-up, rounded up to whole seeds. */
  readonly games: number;
  readonly seed: string;
  readonly sprt?: SprtGuess;
}

/** Plays all seat orders of all line-ups on the same seeds, here and now. */
export async function arena(settings: ArenaSettings): Promise<ArenaReport> {
  const { game, options, contestants } = settings;
  const tally = new Tally(contestants.map(({ name }) => name));
  for (const bout of boutsOf({ ...settings, contestants: contestants.length })) {
    if (settings.sprt !== undefined && tally.sprt(settings.sprt, bout.nth).holds !== null) break;
    tally.add(bout, await played(game, options, contestants, bout));
  }
  return tally.report(settings.sprt);
}

/** Outcomes of one contestant against another on one seed, summed over its games. */
interface Block {
  wins: number;
  draws: number;
  losses: number;
  /** Games that were played to their end. */
  scored: number;
  ahead: number;
}

const newBlock = (): Block => ({ wins: 0, draws: 0, losses: 0, scored: 0, ahead: 0 });
const gamesIn = ({ wins, draws, losses }: Block): number => wins + draws + losses;
const pointsIn = ({ wins, draws }: Block): number => wins + draws / 2;

interface Total {
  games: number;
  scored: number;
  score: number;
  place: number;
  forfeits: number;
  forfeit: string | null;
  readonly times: number[];
}

/** More answers than this say no more about how long they take. */
const MOST_TIMES = 100_000;

/** Counts the games of an arena, in whatever order they come in. */
export class Tally {
  readonly #names: readonly string[];
  /** By seed, then by who against whom. */
  readonly #blocks: Block[][][] = [];
  readonly #totals: readonly Total[];
  #games = 0;
  #answers = 0;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#totals = names.map(() => ({
      games: 0,
      scored: 0,
      score: 0,
      place: 0,
      forfeits: 0,
      forfeit: null,
      times: [],
    }));
  }

  add({ nth, seats }: Bout, { scores, places, answers, times, forfeit }: Played): void {
    this.#games += 1;
    this.#answers += answers;
    this.#blocks[nth] ??= this.#names.map(() => this.#names.map(newBlock));
    for (const [seat, bot] of seats.entries()) {
      const total = this.#totals[bot] as Total;
      total.games += 1;
      total.place += places[seat] as number;
      if (scores !== null) {
        total.scored += 1;
        total.score += scores[seat] as number;
      }
      if (total.times.length < MOST_TIMES) total.times.push(...(times[seat] ?? []));
      if (forfeit?.seat === seat) {
        total.forfeits += 1;
        total.forfeit ??= forfeit.why;
      }
      for (const [other, rival] of seats.entries()) {
        if (rival === bot) continue;
        const block = this.#blocks[nth]?.[bot]?.[rival] as Block;
        const lead = (places[other] as number) - (places[seat] as number);
        if (lead > 0) block.wins += 1;
        else if (lead === 0) block.draws += 1;
        else block.losses += 1;
        if (scores === null) continue;
        block.scored += 1;
        block.ahead += (scores[seat] as number) - (scores[other] as number);
      }
    }
  }

  /** How a test of the first two stands after so many seeds. */
  sprt(guess: SprtGuess, seeds: number): Sprt {
    const blocks = this.#blocks.slice(0, seeds).flatMap((block) => block?.[0]?.[1] ?? []);
    return sprtOf(
      blocks.map((block) => pointsIn(block) / gamesIn(block)),
      guess,
    );
  }

  report(guess?: SprtGuess): ArenaReport {
    const elo = eloOf(this.#names.length, this.#blocks.filter(Boolean).map(meetings));
    return {
      games: this.#games,
      answers: this.#answers,
      duels: this.#names.flatMap((_, i) => this.#names.flatMap((_name, j) => (i === j ? [] : this.#duel(i, j)))),
      standings: this.#totals.map((total, i) => ({
        bot: this.#names[i] as string,
        games: total.games,
        meanScore: total.score / total.scored,
        meanPlace: total.place / total.games,
        elo: elo[i] as Measured,
        ms: quantiles(total.times),
        forfeits: total.forfeits,
        forfeit: total.forfeit,
      })),
      sprt: guess === undefined ? null : this.sprt(guess, this.#blocks.length),
    };
  }

  #duel(i: number, j: number): Duel {
    const met = this.#blocks.flatMap((block) => block?.[i]?.[j] ?? []).filter((block) => gamesIn(block) > 0);
    const sum = (what: (block: Block) => number): number => met.reduce((all, block) => all + what(block), 0);
    const winRate = measure(met.map((block) => pointsIn(block) / gamesIn(block)));
    const scored = met.filter((block) => block.scored > 0);
    return {
      bot: this.#names[i] as string,
      against: this.#names[j] as string,
      games: sum(gamesIn),
      seeds: met.length,
      wins: sum(({ wins }) => wins),
      draws: sum(({ draws }) => draws),
      losses: sum(({ losses }) => losses),
      winRate: { mean: winRate.mean, low: Math.max(0, winRate.low), high: Math.min(1, winRate.high) },
      scoreDifference: measure(scored.map((block) => block.ahead / block.scored)),
    };
  }
}

const meetings = (block: readonly (readonly Block[])[]): Meetings => ({
  points: block.map((row) => row.map(pointsIn)),
  games: block.map((row) => row.map(gamesIn)),
});

function quantiles(times: readonly number[]): Standing['ms'] {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

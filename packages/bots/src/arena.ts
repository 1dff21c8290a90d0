import { type AnyGame, type JsonObject, type Player, unwrap } from '@nightjar/kernel';
import { type ArenaGame, gamesOf, type Played, played } from './arena-game.ts';
import { eloOf, type Meetings } from './elo.ts';
import { type Measured, measure, measureShare } from './measured.ts';
import { type Sprt, type SprtHypotheses, sprtOf } from './sprt.ts';

/** How one contestant did against another, over all games in which both sat; where each sits alone, on the same seeds. */
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
  /** Of a hundred games, ten had no more points than the first, fifty than the second, ninety than the third. */
  readonly scores: { readonly p10: number; readonly p50: number; readonly p90: number };
  readonly meanPlace: number;
  /** The share of its games in which it came first; alone, that were won. */
  readonly firsts: number;
  /** The mean of all that met is 0. */
  readonly elo: Measured;
  /** Milliseconds an answer took, where there was a choice: half of them no more than this, and 95 of 100. */
  readonly ms: { readonly p50: number; readonly p95: number };
  /** Games it lost by giving no answer, and what was wrong the first time. */
  readonly forfeits: number;
  readonly forfeit: string | null;
}

/** The results of an arena: pair by pair, and of each player over all games. */
export interface ArenaReport {
  readonly games: number;
  /** How many of them were not over after the most answers: they have no scores, and all seats share their first place. */
  readonly truncated: number;
  readonly answers: number;
  readonly duels: readonly Duel[];
  readonly standings: readonly Standing[];
  /** Where two were tested until it was clear which hypotheses holds. */
  readonly sprt: Sprt | null;
}

/** The players of an arena, their game and the number of games. */
export interface ArenaSettings {
  readonly game: AnyGame;
  /** The game reads them: what they leave out is filled in, and options that were read already stay as they are. */
  readonly options: JsonObject;
  readonly players: number;
  readonly contestants: readonly Player[];
  /** Games per line-up, rounded up to whole seeds. */
  readonly games: number;
  readonly seed: string;
  /** A game is truncated after so many answers. */
  readonly most?: number;
  readonly sprt?: SprtHypotheses;
}

/** Plays all seat orders of all line-ups on the same seeds, here and now. */
export async function arena(settings: ArenaSettings): Promise<ArenaReport> {
  const { game, contestants, most } = settings;
  const options = unwrap<JsonObject>(game.options(settings.options));
  const table = new CrossTable(contestants.map(({ name }) => name));
  for (const arenaGame of gamesOf({ ...settings, contestants: contestants.length })) {
    if (settings.sprt !== undefined && table.sprt(settings.sprt, arenaGame.nth).holds !== null) break;
    table.add(arenaGame, await played(game, options, contestants, arenaGame, most));
  }
  return table.report(settings.sprt);
}

/** Outcomes of one contestant against another on one seed, summed over its games. */
interface SeedScore {
  wins: number;
  draws: number;
  losses: number;
  /** Games that were played to their end. */
  scored: number;
  ahead: number;
}

const newSeedScore = (): SeedScore => ({ wins: 0, draws: 0, losses: 0, scored: 0, ahead: 0 });
const gamesIn = ({ wins, draws, losses }: SeedScore): number => wins + draws + losses;
const pointsIn = ({ wins, draws }: SeedScore): number => wins + draws / 2;

/** Counts a meeting: who came before whom, and by how many points where it was played to its end. */
function addTo(block: SeedScore, lead: number, ahead: number | null): void {
  if (lead > 0) block.wins += 1;
  else if (lead === 0) block.draws += 1;
  else block.losses += 1;
  if (ahead === null) return;
  block.scored += 1;
  block.ahead += ahead;
}

/** The outcome of a game of one; no score after a forfeit, or where it was truncated. */
interface SoloOutcome {
  readonly place: number;
  readonly score: number | undefined;
}

interface Total {
  games: number;
  readonly scores: number[];
  place: number;
  firsts: number;
  forfeits: number;
  forfeit: string | null;
  readonly times: number[];
}

/** More answers than this say no more about how long they take. */
const MOST_TIMES = 100_000;

/** Counts the games of an arena, in whatever order they come in. */
export class CrossTable {
  readonly #names: readonly string[];
  /** By seed, then by who against whom. */
  readonly #blocks: SeedScore[][][] = [];
  readonly #totals: readonly Total[];
  /** Games of one, by seed and contestant. */
  readonly #alone: (SoloOutcome | undefined)[][] = [];
  #games = 0;
  #truncated = 0;
  #answers = 0;

  constructor(names: readonly string[]) {
    this.#names = names;
    this.#totals = names.map(() => ({
      games: 0,
      scores: [],
      place: 0,
      firsts: 0,
      forfeits: 0,
      forfeit: null,
      times: [],
    }));
  }

  add({ nth, seats }: ArenaGame, { scores, places, answers, times, forfeit, truncated }: Played): void {
    this.#games += 1;
    if (truncated) this.#truncated += 1;
    this.#answers += answers;
    this.#blocks[nth] ??= this.#names.map(() => this.#names.map(newSeedScore));
    for (const [seat, bot] of seats.entries()) {
      const total = this.#totals[bot] as Total;
      total.games += 1;
      total.place += places[seat] as number;
      if (places[seat] === 1) total.firsts += 1;
      if (scores !== null) total.scores.push(scores[seat] as number);
      if (total.times.length < MOST_TIMES) total.times.push(...(times[seat] ?? []));
      if (forfeit?.seat === seat) {
        total.forfeits += 1;
        total.forfeit ??= forfeit.why;
      }
      for (const [other, rival] of seats.entries()) {
        if (rival === bot) continue;
        const block = this.#blocks[nth]?.[bot]?.[rival] as SeedScore;
        const lead = (places[other] as number) - (places[seat] as number);
        addTo(block, lead, scores === null ? null : (scores[seat] as number) - (scores[other] as number));
      }
    }
    if (seats.length === 1) this.#compare(nth, seats[0] as number, { place: places[0] as number, score: scores?.[0] });
  }

  /** Compares a game of one with the others on the same seed: won before lost, then by points. */
  #compare(nth: number, bot: number, own: SoloOutcome): void {
    const others = (this.#alone[nth] ??= []);
    for (const [rival, other] of others.entries()) {
      if (other === undefined) continue;
      const ahead = own.score === undefined || other.score === undefined ? null : own.score - other.score;
      const lead = other.place - own.place || (ahead ?? 0);
      addTo(this.#blocks[nth]?.[bot]?.[rival] as SeedScore, lead, ahead);
      addTo(this.#blocks[nth]?.[rival]?.[bot] as SeedScore, -lead, ahead === null ? null : -ahead);
    }
    others[bot] = own;
  }

  /** How a test of the first two stands after so many seeds. */
  sprt(hypotheses: SprtHypotheses, seeds: number): Sprt {
    const blocks = this.#blocks.slice(0, seeds).flatMap((block) => block?.[0]?.[1] ?? []);
    return sprtOf(
      blocks.map((block) => pointsIn(block) / gamesIn(block)),
      hypotheses,
    );
  }

  report(hypotheses?: SprtHypotheses): ArenaReport {
    const elo = eloOf(this.#names.length, this.#blocks.filter(Boolean).map(meetings));
    return {
      games: this.#games,
      truncated: this.#truncated,
      answers: this.#answers,
      duels: this.#names.flatMap((_, i) => this.#names.flatMap((_name, j) => this.#duel(i, j) ?? [])),
      standings: this.#totals.map((total, i) => ({
        bot: this.#names[i] as string,
        games: total.games,
        meanScore: total.scores.reduce((sum, score) => sum + score, 0) / total.scores.length,
        scores: {
          p10: quantile(total.scores, 0.1),
          p50: quantile(total.scores, 0.5),
          p90: quantile(total.scores, 0.9),
        },
        meanPlace: total.place / total.games,
        firsts: total.firsts / total.games,
        elo: elo[i] as Measured,
        ms: { p50: quantile(total.times, 0.5), p95: quantile(total.times, 0.95) },
        forfeits: total.forfeits,
        forfeit: total.forfeit,
      })),
      sprt: hypotheses === undefined ? null : this.sprt(hypotheses, this.#blocks.length),
    };
  }

  /** Null where the two never met. */
  #duel(i: number, j: number): Duel | null {
    const met = this.#blocks.flatMap((block) => block?.[i]?.[j] ?? []).filter((block) => gamesIn(block) > 0);
    if (met.length === 0) return null;
    const sum = (what: (block: SeedScore) => number): number => met.reduce((all, block) => all + what(block), 0);
    const scored = met.filter((block) => block.scored > 0);
    return {
      bot: this.#names[i] as string,
      against: this.#names[j] as string,
      games: sum(gamesIn),
      seeds: met.length,
      wins: sum(({ wins }) => wins),
      draws: sum(({ draws }) => draws),
      losses: sum(({ losses }) => losses),
      winRate: measureShare(met.map((block) => pointsIn(block) / gamesIn(block))),
      scoreDifference: measure(scored.map((block) => block.ahead / block.scored)),
    };
  }
}

const meetings = (block: readonly (readonly SeedScore[])[]): Meetings => ({
  points: block.map((row) => row.map(pointsIn)),
  games: block.map((row) => row.map(gamesIn)),
});

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
}

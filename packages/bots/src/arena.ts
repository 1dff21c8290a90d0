import { type Action, type AnyGame, type JsonObject, rngFrom } from '@nightjar/kernel';
import { type Bot, botAnswer } from './bot.ts';

/** A mean with its 95 % interval; seeds are the unit, since the games on one seed are not independent. */
export interface Measured {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}

/** How one bot did against another, over all games in which both sat. */
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

/** How one bot did over all its games. */
export interface Standing {
  readonly bot: string;
  /** Over the games of the bot, and the seats it had in them. */
  readonly games: number;
  readonly meanScore: number;
  readonly meanPlace: number;
}

/** How the bots of an arena did, each against each and on the whole. */
export interface ArenaReport {
  readonly games: number;
  readonly answers: number;
  readonly duels: readonly Duel[];
  readonly standings: readonly Standing[];
}

/** Who meets in an arena, at which game and how often. */
export interface ArenaSettings {
  readonly game: AnyGame;
  readonly options: JsonObject;
  readonly players: number;
  readonly bots: readonly Bot[];
  /** Games per line-up of bots, rounded up to whole seeds. */
  readonly games: number;
  readonly seed: string;
}

/** Every way to seat these bots so that each sits at least once. */
export function seatings(bots: number, players: number): number[][] {
  const all: number[][] = [];
  const seat = (so: number[]): void => {
    if (so.length === players) {
      if (new Set(so).size === bots) all.push(so);
      return;
    }
    for (let bot = 0; bot < bots; bot += 1) seat([...so, bot]);
  };
  seat([]);
  return all;
}

/** The line-ups: all bots where they fit, otherwise every choice of as many as there are seats. */
export function lineUps(bots: number, players: number): number[][] {
  const all: number[][] = [];
  const size = Math.min(bots, players);
  const join = (chosen: number[], from: number): void => {
    if (chosen.length === size) {
      all.push(chosen);
      return;
    }
    for (let bot = from; bot < bots; bot += 1) join([...chosen, bot], bot + 1);
  };
  join([], 0);
  return all;
}

/** How many games an arena plays. */
export function gamesPlanned({ bots, players, games }: Pick<ArenaSettings, 'bots' | 'players' | 'games'>): number {
  const orders = seatings(Math.min(bots.length, players), players).length;
  return lineUps(bots.length, players).length * Math.ceil(games / orders) * orders;
}

/** Outcomes of one bot against another on one seed, summed over its games. */
interface Block {
  games: number;
  won: number;
  ahead: number;
}

interface Account {
  blocks: Block[];
  wins: number;
  draws: number;
  losses: number;
}

/** Plays all seat orders of all line-ups on the same seeds; yields after every game, and the report at the end. */
export function* arena(settings: ArenaSettings): Generator<number, ArenaReport> {
  const { game, options, players, bots, games, seed } = settings;
  const accounts = bots.map(() => bots.map((): Account => ({ blocks: [], wins: 0, draws: 0, losses: 0 })));
  const totals = bots.map(() => ({ games: 0, score: 0, place: 0 }));
  const orders = seatings(Math.min(bots.length, players), players);
  const seeds = Math.ceil(games / orders.length);
  let played = 0;
  let answers = 0;
  for (const lineUp of lineUps(bots.length, players)) {
    for (let i = 0; i < seeds; i += 1) {
      for (const row of accounts) for (const account of row) account.blocks.push({ games: 0, won: 0, ahead: 0 });
      for (const order of orders) {
        const seats = order.map((place) => lineUp[place] as number);
        const sitting = seats.map((bot) => bots[bot] as Bot);
        const { result, given } = playGame(game, options, `${seed}/${i}`, sitting);
        answers += given;
        settle(accounts, totals, seats, result);
        played += 1;
        yield played;
      }
    }
  }
  return { games: played, answers, duels: duelsOf(bots, accounts), standings: standingsOf(bots, totals) };
}

interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** One game between bots. Blind ones share one stream of chance; the others get one for each question. */
function playGame(
  game: AnyGame,
  options: JsonObject,
  seed: string,
  seats: readonly Bot[],
): { result: Outcome; given: number } {
  const state: unknown = game.setup(options, seed);
  const chance = rngFrom(`bots ${seed}`);
  let given = 0;
  for (;;) {
    const decision = game.pending(state);
    if (decision === null) break;
    const bot = seats[decision.seat] as Bot;
    const action: Action = bot.blind
      ? bot.answer(game, state, decision.seat, chance)
      : botAnswer(game, state, bot, `${seed} ${given}`);
    game.apply(state, action);
    given += 1;
  }
  return { result: game.result(state) as Outcome, given };
}

function settle(
  accounts: Account[][],
  totals: { games: number; score: number; place: number }[],
  seats: readonly number[],
  { scores, places }: Outcome,
): void {
  for (const [seat, bot] of seats.entries()) {
    const total = totals[bot] as { games: number; score: number; place: number };
    total.games += 1;
    total.score += scores[seat] as number;
    total.place += places[seat] as number;
    for (const [other, rival] of seats.entries()) {
      if (rival === bot) continue;
      const account = accounts[bot]?.[rival] as Account;
      const block = account.blocks.at(-1) as Block;
      const lead = (places[other] as number) - (places[seat] as number);
      if (lead > 0) account.wins += 1;
      else if (lead === 0) account.draws += 1;
      else account.losses += 1;
      block.games += 1;
      block.won += lead > 0 ? 1 : lead === 0 ? 0.5 : 0;
      block.ahead += (scores[seat] as number) - (scores[other] as number);
    }
  }
}

function duelsOf(bots: readonly Bot[], accounts: readonly (readonly Account[])[]): Duel[] {
  return bots.flatMap((bot, i) =>
    bots.flatMap((against, j) => {
      if (i === j) return [];
      const { blocks, wins, draws, losses } = (accounts[i] as readonly Account[])[j] as Account;
      const met = blocks.filter((block) => block.games > 0);
      const winRate = measure(met.map((block) => block.won / block.games));
      return {
        bot: bot.name,
        against: against.name,
        games: met.reduce((sum, block) => sum + block.games, 0),
        seeds: met.length,
        wins,
        draws,
        losses,
        winRate: { mean: winRate.mean, low: Math.max(0, winRate.low), high: Math.min(1, winRate.high) },
        scoreDifference: measure(met.map((block) => block.ahead / block.games)),
      };
    }),
  );
}

const standingsOf = (
  bots: readonly Bot[],
  totals: readonly { games: number; score: number; place: number }[],
): Standing[] =>
  bots.map(({ name }, i) => {
    const { games, score, place } = totals[i] as { games: number; score: number; place: number };
    return { bot: name, games, meanScore: score / games, meanPlace: place / games };
  });

/** The mean of independent values with its 95 % interval; a single value says nothing about its own error. */
export function measure(values: readonly number[]): Measured {
  const n = values.length;
  const mean = values.reduce((sum, value) => sum + value, 0) / n;
  if (n < 2) return { mean, low: Number.NEGATIVE_INFINITY, high: Number.POSITIVE_INFINITY };
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1);
  const error = studentT(n - 1) * Math.sqrt(variance / n);
  return { mean, low: mean - error, high: mean + error };
}

/** The 97.5 % quantile of Student's t, within 1 % from 3 degrees of freedom on. */
function studentT(freedom: number): number {
  if (freedom === 1) return 12.706;
  if (freedom === 2) return 4.303;
  const z = 1.959964;
  const first = (z ** 3 + z) / 4;
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / 96;
  const third = (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / 384;
  return z + first / freedom + second / freedom ** 2 + third / freedom ** 3;
}

import {
  type Action,
  type Adviser,
  type AnyGame,
  type Decision,
  type GameEvent,
  heardBy,
  isSame,
  type Result,
  type Rng,
  type Seat,
} from '@nightjar/kernel';
import { type Bot, settled, type Thinking, type Weighed } from './bot.ts';
import { deviation, newSpread, note, type Spread } from './spread.ts';
import { enter, insert, type Node, newRoot, type Open, openAt, triedAt, untriedOf } from './tree.ts';

/** When a search stops: after so many iterations, or after so many milliseconds. */
export type SearchLimit = { readonly iterations: number } | { readonly ms: number };

/** How strongly a search tries what it has tried little, in deviations of the values it has met. */
const CURIOSITY = 0.9;

/** Who plays on where the tree ends; null where the estimate speaks at once. */
export type RollOut = (game: AnyGame) => Adviser<unknown> | null;

/** The last of a game's advisers, where it has some. */
export const lastAdviser: RollOut = (game) => game.advisers?.at(-1) ?? null;

/** How well a seat stands while the game lasts, in points ahead of its best rival, by what that seat knows. */
export type Judge = (state: unknown, seat: Seat) => number;

/** The game's own estimate. */
export const estimated =
  (game: AnyGame): Judge =>
  (state, seat) =>
    game.estimate(state, seat);

/**
 * Where somebody plays on, only the answer asked for is searched, and they do so until the question has passed from seat
 * to seat this often: an estimate says little in the middle of a long turn, and a tree over re-dealt hands would tie what
 * is bought to a hand that is no longer there.
 */
const PASSES = 8;
/** More answers than that many turns take. */
const ROLLOUT = 400;
/** A node looks at this many answers at once and at more as its visits grow; the most promising come first. */
const NARROWEST = 4;
const WIDENING = 2;
/** What a place is worth besides the points ahead, once the game is over. */
const WINNING = 8;

/**
 * Monte Carlo tree search for one observer: every iteration re-deals what the seat cannot see and walks one tree of
 * answers, in which an answer competes with the others that were possible when it was (its availability). Every seat
 * is taken to want its own estimate to be high. Where there are many answers, those that look best one answer ahead
 * are tried first.
 */
export const search = (
  limit: SearchLimit,
  rollOut: RollOut = lastAdviser,
  judging: (game: AnyGame) => Judge = estimated,
): Bot => ({
  name: `search:${amountOf(limit)}`,
  blind: false,
  answer: (game, state, seat, rng) => settled(walking(limit, rollOut(game), judging(game), { game, state, seat, rng })),
  begin: (game, state, seat, rng) => walking(limit, rollOut(game), judging(game), { game, state, seat, rng }),
});

/** A question to somebody who may look ahead. */
export interface Asked {
  readonly game: AnyGame;
  readonly state: unknown;
  readonly seat: Seat;
  readonly rng: Rng;
}

/** A search that grows by one iteration a look. */
export function walking(
  limit: SearchLimit,
  policy: Adviser<unknown> | null,
  judge: Judge,
  { game, state, seat, rng }: Asked,
): Thinking {
  const legal: readonly Action[] = game.legal(state);
  const root = newRoot();
  const walk: Walk = { game, seat, rng, spread: newSpread(), policy, judge, glimpse: null };
  const goesOn = goingOn(limit);
  return {
    look() {
      if (legal.length === 1 || !goesOn()) return false;
      iterate(walk, root, game.determinize(state, seat, rng));
      return true;
    },
    weighed: () => mostVisited(root, legal),
  };
}

/** As it stands in a bot's name. */
export const amountOf = (limit: SearchLimit): string =>
  'iterations' in limit ? `${limit.iterations}` : `${limit.ms}ms`;

/** Says as long as the limit lasts that it does. */
const goingOn = (limit: SearchLimit): (() => boolean) =>
  'iterations' in limit ? counting(limit.iterations) : timing(limit.ms);

function counting(iterations: number): () => boolean {
  let done = 0;
  return () => {
    done += 1;
    return done <= iterations;
  };
}

function timing(ms: number): () => boolean {
  const end = performance.now() + ms;
  return () => performance.now() < end;
}

interface Walk {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly spread: Spread;
  readonly policy: Adviser<unknown> | null;
  readonly judge: Judge;
  /** What the new answer of this walk was seen to be worth for its seat, if that was looked at only now: not to be judged twice. */
  glimpse: { readonly seat: Seat; readonly value: number } | null;
}

/** One walk down the tree, one new node, and the way it turned out told to everybody who answered. */
function iterate(walk: Walk, root: Node, state: unknown): void {
  const { game } = walk;
  const path: Node[] = [];
  let node = root;
  let learnt = '';
  walk.glimpse = null;
  for (;;) {
    const decision: Decision | null = game.pending(state);
    if (decision === null) break;
    const open = openAt(node, decision, learnt);
    open.visits += 1;
    node = choose(walk, state, open);
    path.push(node);
    if (node.visits === 0 || walk.policy !== null) {
      game.apply(state, node.action);
      break;
    }
    learnt = applied(walk, state, node);
  }
  playOn(walk, state, path.at(-1)?.seat);
  const result: Result | null = game.result(state);
  const values: number[] = [];
  for (const passed of path) {
    const value = (values[passed.seat] ??= valueFor(walk, state, passed.seat, result));
    passed.visits += 1;
    passed.sum += value;
  }
}

/**
 * Gives an answer; what the observer hears of it where it reveals something, and nothing where all is known. Only
 * answers that have revealed something before are listened to: for all others no event is built.
 */
function applied({ game, seat }: Walk, state: unknown, node: Node): string {
  const before = game.reveals(state);
  if (!node.isRevealing) {
    game.apply(state, node.action);
    node.isRevealing = game.reveals(state) !== before;
    return '';
  }
  const events: GameEvent[] = [];
  game.apply(state, node.action, (event: GameEvent) => events.push(event));
  if (game.reveals(state) === before) return '';
  const heard = heardBy(game, events, seat);
  if (!isSame(heard, node.heard)) {
    node.heard = heard;
    node.learnt = JSON.stringify(heard);
  }
  return node.learnt;
}

/** Logarithms of whole numbers, as far as they were asked for: a search asks for more of them than for anything else. */
const logs: number[] = [];

function logOf(n: number): number {
  while (logs.length <= n) logs.push(Math.log(logs.length));
  return logs[n] as number;
}

/** Where to walk on; a new answer enters the tree as long as the question's visits allow. */
function choose(walk: Walk, state: unknown, open: Open): Node {
  const legal: readonly Action[] = walk.game.legal(state);
  if (legal.length === 1)
    return open.tried.find(({ action }) => action === legal[0]) ?? enter(open, legal[0] as Action, 0);
  const width = Math.max(NARROWEST, Math.ceil(Math.sqrt(open.visits) * WIDENING));
  const curiosity = CURIOSITY * deviation(walk.spread);
  let tried = 0;
  let best: Node | null = null;
  let most = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (const node of open.tried) {
    // Both lists ascend, so one pass finds which of the answers tried are possible.
    while (at < legal.length && (legal[at] as Action) < node.action) at += 1;
    if (legal[at] !== node.action) continue;
    tried += 1;
    node.available += 1;
    const worth = node.sum / node.visits + curiosity * Math.sqrt(logOf(node.available) / node.visits);
    if (worth > most) {
      most = worth;
      best = node;
    }
  }
  if (best !== null && (tried === legal.length || tried >= width)) return best;
  return enter(open, promising(walk, state, open, untriedOf(open, legal)), 1);
}

/** The untried answer that looks best one answer ahead. */
function promising(walk: Walk, state: unknown, { seat, looks }: Open, untried: readonly Action[]): Action {
  const { game, judge, policy } = walk;
  const { answers, worths } = looks;
  let best = untried[0] as Action;
  if (untried.length === 1) return best;
  let most = Number.NEGATIVE_INFINITY;
  let isFresh = false;
  let at = 0;
  for (const action of untried) {
    while (at < answers.length && (answers[at] as Action) < action) at += 1;
    let goesOn = false;
    if (answers[at] !== action) {
      const after: unknown = game.copy(state);
      game.apply(after, action);
      goesOn = game.pending(after) !== null;
      insert(answers, at, action);
      insert(worths, at, goesOn ? judge(after, seat) : game.estimate(after, seat));
    }
    const look = worths[at] as number;
    if (look > most) {
      most = look;
      best = action;
      isFresh = goesOn;
    }
  }
  if (isFresh && policy === null) walk.glimpse = { seat, value: most };
  return best;
}

/** Plays on as the policy would; without one, not at all. */
function playOn({ game, rng, policy }: Walk, state: unknown, answered: Seat | undefined): void {
  if (policy === null) return;
  let passes = 0;
  let last = answered;
  for (let i = 0; i < ROLLOUT; i += 1) {
    const decision = game.pending(state);
    if (decision === null) return;
    if (decision.seat !== last) passes += 1;
    if (passes >= PASSES) return;
    last = decision.seat;
    game.apply(state, policy.answer(state, decision.seat, rng));
  }
}

function valueFor(walk: Walk, state: unknown, seat: Seat, result: Result | null): number {
  const value = walk.glimpse?.seat === seat ? walk.glimpse.value : judged(walk, state, seat, result);
  note(walk.spread, value);
  return value;
}

const judged = ({ game, judge }: Walk, state: unknown, seat: Seat, result: Result | null): number =>
  result === null ? judge(state, seat) : outcome(game, state, result.places, seat);

/** What the end is worth: points ahead, and a victory besides. */
export const outcome = (game: AnyGame, state: unknown, places: readonly number[], seat: Seat): number =>
  game.estimate(state, seat) + (places.length > 1 ? WINNING * won(places, seat) : 0);

/** 1 for a victory, 0 for a shared one, −1 for a defeat. */
function won(places: readonly number[], seat: Seat): number {
  if (places[seat] !== 1) return -1;
  return places.filter((place) => place === 1).length === 1 ? 1 : 0;
}

/** The answers tried, the one tried most first, of equals the better one. */
function mostVisited(root: Node, legal: readonly Action[]): Weighed[] {
  const tried = triedAt(root).map(({ action, sum, visits }) => ({ action, worth: sum / visits, looks: visits }));
  if (tried.length === 0) return [{ action: legal[0] as Action, worth: 0, looks: 0 }];
  return tried.toSorted((a, b) => b.looks - a.looks || b.worth - a.worth || a.action - b.action);
}

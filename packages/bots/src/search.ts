import {
  type Action,
  type Adviser,
  type AnyGame,
  type Decision,
  type GameEvent,
  heardBy,
  isSame,
  type Observation,
  type Result,
  type Rng,
  type Seat,
} from '@nightjar/kernel';
import { type Bot, type Candidate, settled, type Thinking } from './bot.ts';
import { limitText, type SearchLimit, untilReached } from './limit.ts';
import { deviation, newSpread, note, type Spread } from './spread.ts';
import { enter, insert, type Node, newRoot, questionAt, type TreeQuestion, triedAt, untriedOf } from './tree.ts';

/** The exploration constant of UCB, in standard deviations of the leaf values met so far. */
const EXPLORATION = 0.9;

/** The rollout policy of a game; null to evaluate the leaf itself. */
export type RollOut = (game: AnyGame) => Adviser<unknown> | null;

/** The last of a game's advisers, where it has some. */
export const lastAdviser: RollOut = (game) => game.advisers?.at(-1) ?? null;

/** Evaluates a leaf while the game lasts: points ahead of the seat's best rival, by what that seat knows. */
export type Evaluator = (state: unknown, seat: Seat) => number;

/** The game's own estimate. */
export const byEstimate =
  (game: AnyGame): Evaluator =>
  (state, seat) =>
    game.estimate(state, seat);

/**
 * With a rollout policy only the open question is searched, and the policy answers until the question has passed from seat
 * to seat this often: an estimate says little in the middle of a long turn, and a tree over re-dealt hands would tie what
 * is bought to a hand that is no longer there.
 */
const PASSES = 8;
/** The longest rollout, in answers. */
const ROLLOUT = 400;
/** Progressive widening: a question tries so many answers at first and more as its visits grow, in the order of their values one ahead. */
const NARROWEST = 4;
const WIDENING = 2;
/** Points that a victory adds to the lead, once the game is over. */
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
  evaluatorOf: (game: AnyGame) => Evaluator = byEstimate,
): Bot => {
  const begin = (observation: Observation, rng: Rng): Thinking =>
    treeSearch(limit, rollOut(observation.game), evaluatorOf(observation.game), observation, rng);
  return {
    name: `search:${limitText(limit)}`,
    limit,
    answer: (observation, rng) => settled(begin(observation, rng)),
    begin,
  };
};

/** A tree search that can be stopped between two iterations. Its root is a state imagined from the view. */
export function treeSearch(
  limit: SearchLimit,
  rollOutBy: Adviser<unknown> | null,
  evaluate: Evaluator,
  observation: Observation,
  rng: Rng,
): Thinking {
  const { game, seat, legal } = observation;
  const root = newRoot();
  const run: Run = { game, seat, rng, spread: newSpread(), rollOutBy, evaluate, leafValue: null };
  const isOpen = untilReached(limit);
  let imagined: unknown = null;
  return {
    iterate() {
      if (legal.length === 1 || !isOpen()) return false;
      imagined ??= observation.imagine(rng);
      iterate(run, root, game.determinize(imagined, seat, rng));
      return true;
    },
    candidates: () => mostVisited(root, legal),
  };
}

interface Run {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly rng: Rng;
  readonly spread: Spread;
  readonly rollOutBy: Adviser<unknown> | null;
  readonly evaluate: Evaluator;
  /** The value of the new leaf for the seat that answered, where choosing it has computed it already. */
  leafValue: { readonly seat: Seat; readonly value: number } | null;
}

/** One iteration: selection, expansion, rollout, and backpropagation of each seat's own value. */
function iterate(run: Run, root: Node, state: unknown): void {
  const { game } = run;
  const path: Node[] = [];
  let node = root;
  let learnt = '';
  run.leafValue = null;
  for (;;) {
    const decision: Decision | null = game.pending(state);
    if (decision === null) break;
    const open = questionAt(node, decision, learnt);
    open.visits += 1;
    node = choose(run, state, open);
    path.push(node);
    if (node.visits === 0 || run.rollOutBy !== null) {
      game.apply(state, node.action);
      break;
    }
    learnt = applied(run, state, node);
  }
  playOn(run, state, path.at(-1)?.seat);
  const result: Result | null = game.result(state);
  const values: number[] = [];
  for (const passed of path) {
    const value = (values[passed.seat] ??= valueFor(run, state, passed.seat, result));
    passed.visits += 1;
    passed.sum += value;
  }
}

/**
 * Gives an answer; what the observer hears of it where it reveals something, and nothing where all is known. Only
 * answers that have revealed something before are listened to: for all others no event is built.
 */
function applied({ game, seat }: Run, state: unknown, node: Node): string {
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

/** Cached logarithms of whole numbers: UCB needs one per answer and iteration. */
const logs: number[] = [];

function logOf(n: number): number {
  while (logs.length <= n) logs.push(Math.log(logs.length));
  return logs[n] as number;
}

/** Selection by UCB, or expansion while the visits of the question allow another answer. */
function choose(run: Run, state: unknown, open: TreeQuestion): Node {
  const legal: readonly Action[] = run.game.legal(state);
  if (legal.length === 1)
    return open.tried.find(({ action }) => action === legal[0]) ?? enter(open, legal[0] as Action, 0);
  const width = Math.max(NARROWEST, Math.ceil(Math.sqrt(open.visits) * WIDENING));
  const exploration = EXPLORATION * deviation(run.spread);
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
    const worth = node.sum / node.visits + exploration * Math.sqrt(logOf(node.available) / node.visits);
    if (worth > most) {
      most = worth;
      best = node;
    }
  }
  if (best !== null && (tried === legal.length || tried >= width)) return best;
  return enter(open, promising(run, state, open, untriedOf(open, legal)), 1);
}

/** The untried answer with the highest value one ahead. */
function promising(run: Run, state: unknown, { seat, first }: TreeQuestion, untried: readonly Action[]): Action {
  const { game, evaluate, rollOutBy } = run;
  const { answers, worths } = first;
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
      insert(worths, at, goesOn ? evaluate(after, seat) : game.estimate(after, seat));
    }
    const look = worths[at] as number;
    if (look > most) {
      most = look;
      best = action;
      isFresh = goesOn;
    }
  }
  if (isFresh && rollOutBy === null) run.leafValue = { seat, value: most };
  return best;
}

/** The rollout: the policy answers for every seat; without a policy there is none. */
function playOn({ game, rng, rollOutBy }: Run, state: unknown, answered: Seat | undefined): void {
  if (rollOutBy === null) return;
  let passes = 0;
  let last = answered;
  for (let i = 0; i < ROLLOUT; i += 1) {
    const decision = game.pending(state);
    if (decision === null) return;
    if (decision.seat !== last) passes += 1;
    if (passes >= PASSES) return;
    last = decision.seat;
    game.apply(state, rollOutBy.answer(game.window?.(state, decision.seat), rng));
  }
}

function valueFor(run: Run, state: unknown, seat: Seat, result: Result | null): number {
  const value = run.leafValue?.seat === seat ? run.leafValue.value : leafValueOf(run, state, seat, result);
  note(run.spread, value);
  return value;
}

const leafValueOf = ({ game, evaluate }: Run, state: unknown, seat: Seat, result: Result | null): number =>
  result === null ? evaluate(state, seat) : outcome(game, state, result.places, seat);

/** What the end is worth: points ahead, and a victory besides. */
export const outcome = (game: AnyGame, state: unknown, places: readonly number[], seat: Seat): number =>
  game.estimate(state, seat) + (places.length > 1 ? WINNING * won(places, seat) : 0);

/** 1 for a victory, 0 for a shared one, −1 for a defeat. */
function won(places: readonly number[], seat: Seat): number {
  if (places[seat] !== 1) return -1;
  return places.filter((place) => place === 1).length === 1 ? 1 : 0;
}

/** The answers tried, the one tried most first, of equals the better one. */
function mostVisited(root: Node, legal: readonly Action[]): Candidate[] {
  const tried = triedAt(root).map(({ action, sum, visits }) => ({ action, worth: sum / visits, iterations: visits }));
  if (tried.length === 0) return [{ action: legal[0] as Action, worth: 0, iterations: 0 }];
  return tried.toSorted((a, b) => b.iterations - a.iterations || b.worth - a.worth || a.action - b.action);
}

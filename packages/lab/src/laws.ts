import {
  type Action,
  type AnyGame,
  canonical,
  type Json,
  type JsonObject,
  Observation,
  type Player,
  pick,
  type Rng,
  rngFrom,
} from '@nightjar/kernel';
import { difference, notPlain } from './difference.ts';
import { seatCount } from './eyes.ts';
import { holdsApplies, holdsComponents, holdsLegal, holdsRefusal, holdsTexts } from './laws/answers.ts';
import { Broken, breachText, hold, type LawBreach, within } from './laws/breach.ts';
import { holdsForced } from './laws/forced.ts';
import { eyesOfNewShape, holdsImagine, holdsNoView, imaginedFor } from './laws/imagine.ts';
import { holdsPeek, holdsPlayable } from './laws/peek.ts';
import { holdsProspect } from './laws/prospect.ts';
import { holdsScores } from './laws/scores.ts';
import { holdsTold } from './laws/told.ts';
import { holdsUndo } from './laws/undo.ts';
import { type Way, waysToPlay } from './ways.ts';

/** A player that answers at once. */
export interface LawBot extends Player {
  answer(observation: Observation, rng: Rng): Action;
}

/** How closely one game is looked at. */
export interface LawSettings {
  /** Costly laws are checked at every so many answers; 7 unless told. */
  readonly every?: number;
  /** More answers than any game takes; 5000 unless told. */
  readonly most?: number;
  readonly bots?: readonly LawBot[];
  /** False where seats see more than the table and yet nothing of it is hidden, such as whose view it is; true unless told. */
  readonly hides?: boolean;
  /** Hears how many answers have been checked. */
  readonly progress?: (answers: number) => void;
}

/** Which games are played to check the laws, and how closely. */
export interface ObeySettings extends LawSettings {
  /** One way to play; all of `waysToPlay` unless told. */
  readonly options?: JsonObject;
  readonly ways?: readonly Way[];
  /** How many seeds per way, or which. 3 unless told. */
  readonly seeds?: number | readonly string[];
}

/** What was checked. */
export interface Obeyed {
  readonly games: number;
  readonly answers: number;
}

/** Throws at the first breach of a law, naming law, seed, answer and what differed. */
export function obeysLaws(game: AnyGame, settings: ObeySettings = {}): Obeyed {
  const { options, seeds = 3 } = settings;
  const ways = settings.ways ?? (options === undefined ? waysToPlay(game) : [{ name: 'options', options }]);
  const names = typeof seeds === 'number' ? Array.from({ length: seeds }, (_, i) => `law ${i + 1}`) : seeds;
  let answers = 0;
  for (const way of ways) {
    for (const seed of names) {
      const breach = checkLaws(game, way.options, seed, { ...settings, progress: () => (answers += 1) });
      if (breach !== null) throw new Error(`${way.name}: ${breachText(breach)}`);
    }
  }
  return { games: ways.length * names.length, answers };
}

/** Plays one game by random answers and checks every law on the way; the first breach, or null. */
export function checkLaws(
  game: AnyGame,
  options: JsonObject,
  seed: string,
  settings: LawSettings = {},
): LawBreach | null {
  const walk = { at: 0, most: settings.most ?? 5000 };
  try {
    within('applies', 'playing', () => {
      walkOnce(game, options, seed, settings, walk);
      holdsTold(game, options, seed);
      holdsImagined(game, options, seed, settings, walk);
      holdsAbsent(game, options, seed, walk);
      holdsUndo(game, options, seed, walk);
    });
    return null;
  } catch (error) {
    if (!(error instanceof Broken)) throw error;
    return { law: error.law, game: game.name, seed, answer: walk.at, what: error.message };
  }
}

interface Walk {
  at: number;
  readonly most: number;
}

/** States that must stay equal to the one walked: set up alike, copied, or resumed from JSON. */
interface Companions {
  readonly same: unknown;
  copy: unknown;
  json: unknown;
}

function walkOnce(game: AnyGame, options: JsonObject, seed: string, settings: LawSettings, walk: Walk): void {
  const every = settings.every ?? 7;
  const random = rngFrom(`walk ${seed}`);
  const state: unknown = game.setup(options, seed);
  const along: Companions = { same: game.setup(options, seed), copy: game.copy(state), json: resumed(game, state) };
  const texts = new Set<string>();
  let redealt = 0;
  let hidden = 0;
  for (walk.at = 0; ; walk.at += 1) {
    hold('ends', walk.at < walk.most ? null : `not over after ${walk.most} answers`);
    holdsComponents(game, state);
    holdsLegal(game, state);
    for (const text of holdsTexts(game, state)) if (texts.size < 400) texts.add(text);
    const over = game.pending(state) === null;
    const action = over ? undefined : pick<Action>(game.legal(state), random);
    if (over || walk.at % every === 0) {
      const before = canonical(game.toJson(state));
      holdsTogether(game, state, along);
      strays(game, state, `${seed} ${walk.at}`);
      holdsScores(game, state);
      holdsApplies(game, state);
      const others = [...texts].filter((_, i) => (i + walk.at) % Math.ceil(texts.size / 24) === 0);
      holdsRefusal(game, state, others);
      const peek = { seed: `${seed} ${walk.at}`, texts: ['xyzzy', ...others] };
      const { isPrivate, isRedealt } = holdsPeek(game, state, peek, action);
      if (isPrivate) hidden += 1;
      if (isRedealt) redealt += 1;
      holdsPlayable(game, state, peek.seed);
      holdsForced(game, state, peek.seed);
      holdsProspect(game, state, peek.seed, peek.texts);
      for (const bot of settings.bots ?? []) holdsBot(game, state, bot, peek.seed);
      hold('looking', canonical(game.toJson(state)) === before ? null : 'looking at the state changed it');
    }
    if (action === undefined) break;
    settings.progress?.(walk.at);
    step(game, state, along, action);
  }
  const nothing = (settings.hides ?? true) && redealt === 0 && hidden > 2;
  hold('blind', nothing ? 're-dealing for the table never changed what any seat sees' : null);
}

/** Gives the answer to the state and its companions; none of them may feel another's. */
function step(game: AnyGame, state: unknown, along: Companions, action: Action): void {
  const before = canonical(game.toJson(along.copy));
  const text = game.write(state, action);
  within('applies', `"${text}"`, () => game.apply(state, action, () => {}));
  hold('copy', canonical(game.toJson(along.copy)) === before ? null : `"${text}" reached the copy too`);
  within('copy', `"${text}" on a copy`, () => game.apply(along.copy, action));
  within('same', `"${text}" on a game set up alike`, () => game.apply(along.same, action));
  within('json', `"${text}" after JSON there and back`, () => game.apply(along.json, action));
}

/** The state and its companions have had the same future; then the copy and the one from JSON are taken anew. */
function holdsTogether(game: AnyGame, state: unknown, along: Companions): void {
  const here = game.toJson(state);
  hold('json', notPlain(here, 'the state'));
  for (const law of ['same', 'copy', 'json'] as const) {
    const unlike = difference(here, game.toJson(along[law]));
    hold(law, unlike && `another future than the original: ${unlike}`);
  }
  along.copy = game.copy(state);
  along.json = resumed(game, state);
  for (const law of ['copy', 'json'] as const) {
    const unlike =
      difference(here, game.toJson(along[law])) ?? difference(outline(game, state), outline(game, along[law]));
    hold(law, unlike && `not equal to the original: ${unlike}`);
  }
}

const outline = (game: AnyGame, state: unknown): Json => [
  game.pending(state) as Json,
  game.legal(state),
  game.view(state, 'table'),
];

const resumed = (game: AnyGame, state: unknown): unknown =>
  within('json', 'JSON there and back', () => game.fromJson(JSON.parse(JSON.stringify(game.toJson(state))) as Json));

const STRAY = 12;

/** A copy goes its own way; the original does not feel it. */
function strays(game: AnyGame, state: unknown, seed: string): void {
  const before = canonical(game.toJson(state));
  const random = rngFrom(`stray ${seed}`);
  const stray: unknown = game.copy(state);
  for (let i = 0; i < STRAY && game.pending(stray) !== null; i += 1) {
    game.apply(stray, pick<Action>(game.legal(stray), random));
    hold('copy', canonical(game.toJson(state)) === before ? null : 'an answer given to a copy changed the original');
  }
}

/** Once more through the game, by what eyes see alone: so that a leak is reported as a leak, and not as a gap in a view. */
function holdsImagined(game: AnyGame, options: JsonObject, seed: string, settings: LawSettings, walk: Walk): void {
  const every = settings.every ?? 7;
  const random = rngFrom(`walk ${seed}`);
  const state: unknown = game.setup(options, seed);
  holdsNoView(game, state, seed);
  const known = new Set<string>();
  for (walk.at = 0; walk.at < walk.most; walk.at += 1) {
    const over = game.pending(state) === null;
    if (over || walk.at % every === 0) holdsImagine(game, state, `${seed} ${walk.at}`);
    else holdsImagine(game, state, `${seed} ${walk.at}`, eyesOfNewShape(game, state, known, walk.at));
    if (over) return;
    game.apply(state, pick<Action>(game.legal(state), random));
  }
}

/** A bot answers legally, and the same whatever its seat cannot see: at the table, after a re-deal, and from the view alone. */
function holdsBot(game: AnyGame, state: unknown, bot: LawBot, seed: string): void {
  const seat = game.pending(state)?.seat;
  if (seat === undefined) return;
  const answerAt = (at: unknown): Action =>
    within('bots', bot.name, () => bot.answer(new Observation(game, at, seat), rngFrom(`${bot.name} ${seed}`)));
  const answer = answerAt(state);
  hold('bots', game.legal(state).includes(answer) ? null : `${bot.name} answers ${answer}, which is not legal`);
  const others = {
    're-dealt': game.determinize(state, seat, rngFrom(`bot ${seed}`)) as unknown,
    imagined: imaginedFor(game, state, seat, rngFrom(`bot ${seed}`)),
  };
  for (const [how, other] of Object.entries(others)) {
    const there = answerAt(other);
    const isSame = answer === there;
    hold('bots', isSame ? null : `${bot.name} answers ${game.write(state, answer)}, or ${there} once ${how}`);
  }
}

/** A seat nobody sits at is answered for by the plainest of bots, which takes the first answer or the last; the game ends. */
function holdsAbsent(game: AnyGame, options: JsonObject, seed: string, walk: Walk): void {
  const seats = seatCount(game, game.setup(options, seed));
  for (let absent = 0; absent < seats; absent += 1) {
    for (const nth of [0, -1]) {
      const random = rngFrom(`absent ${seed} ${absent} ${nth}`);
      const state: unknown = game.setup(options, seed);
      for (walk.at = 0; ; walk.at += 1) {
        const decision = game.pending(state);
        if (decision === null) break;
        hold('absent', walk.at < walk.most ? null : `without seat ${absent} not over after ${walk.most} answers`);
        const legal: readonly Action[] = game.legal(state);
        const action = decision.seat === absent ? (legal.at(nth) as Action) : pick(legal, random);
        within('absent', decision.question, () => game.apply(state, action));
      }
    }
  }
}

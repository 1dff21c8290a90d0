import {
  type Action,
  type AnyGame,
  below,
  canonical,
  type Decision,
  type Eyes,
  type GameEvent,
  type Json,
  type JsonObject,
  pick,
  type Rng,
  rngFrom,
  sha256Hex,
} from '@nightjar/kernel';
import { allEyes, eyesName } from './eyes.ts';
import { changes, inline, sheet, wrapped } from './sheet.ts';

/** Which game a golden playthrough is, and how much of it is written down. */
export interface GoldenSettings {
  readonly options: JsonObject;
  readonly seed: string;
  /** Full views at every so many answers; 25 unless told. */
  readonly every?: number;
  /** How many legal answers are named before the rest is only counted and hashed; 60 unless told. */
  readonly named?: number;
  /** Answers at most; 5000 unless told. */
  readonly most?: number;
  /** Between full views only one hash over everybody's, where changes would fill pages. */
  readonly brief?: boolean;
  /** How likely each answer is, by its text; all alike unless told. */
  readonly weigh?: (text: string) => number;
}

const hashOf = (text: string): string => sha256Hex(text).slice(0, 16);

/** A whole game by random answers as text: each question, what may be answered, what was, what happened, what everyone sees. */
export function playthrough(game: AnyGame, settings: GoldenSettings): string {
  const { options, seed, every = 25, most = 5000 } = settings;
  const random = rngFrom(`golden ${seed}`);
  const state: unknown = game.setup(options, seed);
  const lines = [
    `game: ${game.name}`,
    `rules: ${game.rules}`,
    `edition: ${typeof options['edition'] === 'string' ? options['edition'] : game.edition}`,
    `options: ${inline(options)}`,
    `seed: ${seed}`,
  ];
  const eyes = allEyes(game, state);
  let seen = new Map<Eyes, Json>();
  for (let at = 0; at < most; at += 1) {
    const decision = game.pending(state);
    const now = new Map<Eyes, Json>(eyes.map((who) => [who, game.view(state, who)]));
    const full = at % every === 0 || decision === null;
    const hash = `state ${hashOf(canonical(game.toJson(state)))}`;
    lines.push('', decision === null ? `# over` : heading(at, decision));
    if (settings.brief && !full) lines.push(`${hash}, views ${hashOf(canonical([...now.values()]))}`);
    else lines.push(hash, ...eyes.toReversed().flatMap((who) => sightLines(who, seen, now, full)));
    seen = now;
    if (decision === null) return `${[...lines, ...endLines(game, state)].join('\n')}\n`;
    const legal: readonly Action[] = game.legal(state);
    lines.push(...answerLines(game, state, legal, settings.named ?? 60));
    const action = settings.weigh === undefined ? pick(legal, random) : weighed(game, state, settings.weigh, random);
    lines.push(`> ${decision.seat} ${game.write(state, action)}`);
    game.apply(state, action, (event: GameEvent) => lines.push(...eventLines(game, event, eyes)));
  }
  throw new Error(`${game.name}, seed "${seed}": not over after ${most} answers`);
}

/** One of the legal answers, the heavier the likelier. */
function weighed(game: AnyGame, state: unknown, weigh: (text: string) => number, random: Rng): Action {
  const legal: readonly Action[] = game.legal(state);
  const weights = legal.map((action) => weigh(game.write(state, action)));
  let at = below(
    random,
    weights.reduce((sum, weight) => sum + weight, 0),
  );
  for (const [i, weight] of weights.entries()) {
    if (at < weight) return legal[i] as Action;
    at -= weight;
  }
  throw new Error('no answer has any weight');
}

const heading = (at: number, { seat, question, made, min, max, rule }: Decision): string =>
  `# ${at}: seat ${seat} is asked ${question} (${made} of ${min} to ${max}) ${rule}`;

/** The table's view; of a seat only where it differs from the table's. */
function sightLines(
  who: Eyes,
  seen: ReadonlyMap<Eyes, Json>,
  now: ReadonlyMap<Eyes, Json>,
  full: boolean,
): readonly string[] {
  const view = now.get(who) ?? null;
  const open = now.get('table') ?? null;
  if (full) {
    const lines = who === 'table' ? sheet(view, '  ') : changes(open, view, '  ');
    return lines.length === 0 ? [] : [`${eyesName(who)} sees${who === 'table' ? '' : ' also'}`, ...lines];
  }
  const all = changes(seen.get(who) ?? null, view, '  ');
  if (who === 'table') return all;
  const shared = new Set(changes(seen.get('table') ?? null, open, '  '));
  const own = all.filter((line) => !shared.has(line));
  return own.length === 0 ? [] : [`${eyesName(who)} sees`, ...own];
}

function answerLines(game: AnyGame, state: unknown, legal: readonly Action[], named: number): readonly string[] {
  const texts = legal.map((action) => game.write(state, action));
  const rest = texts.slice(named);
  const more = rest.length === 0 ? [] : [`and ${rest.length} more (${hashOf(rest.join('\n'))})`];
  return [`may answer (${texts.length})`, ...wrapped([...texts.slice(0, named), ...more], '  ')];
}

function eventLines(game: AnyGame, event: GameEvent, eyes: readonly Eyes[]): readonly string[] {
  const { type, ...rest } = event;
  const lines = [`! ${type} ${inline(rest)}`];
  const whole = canonical(event);
  for (const who of eyes) {
    const told: Json | null = game.viewEvent(event, who);
    if (told === null) lines.push(`    ${eyesName(who)}: nothing`);
    else if (canonical(told) !== whole) lines.push(`    ${eyesName(who)}: ${inline(told)}`);
  }
  return lines;
}

function endLines(game: AnyGame, state: unknown): readonly string[] {
  const result = game.result(state) as unknown as Json;
  return [`result: ${inline(result)}`, ...sheet({ scores: game.explain(state, 'table') as unknown as Json }, '')];
}

/** Where a kept playthrough and a new one part. */
export interface GoldenDifference {
  readonly line: number;
  readonly kept: string;
  readonly now: string;
}

/** The first line that differs; null if the game still plays as it was kept. */
export function compareGolden(kept: string, now: string): GoldenDifference | null {
  const old = kept.split('\n');
  const fresh = now.split('\n');
  for (let i = 0; i < Math.max(old.length, fresh.length); i += 1) {
    if (old[i] !== fresh[i]) return { line: i + 1, kept: old[i] ?? '(end)', now: fresh[i] ?? '(end)' };
  }
  return null;
}

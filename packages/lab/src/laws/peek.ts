import {
  type Action,
  type AnyGame,
  canonical,
  type Eyes,
  type GameEvent,
  heardBy,
  isObject,
  type Json,
  type JsonObject,
  pick,
  type Rng,
  rngFrom,
  sightOf,
  tableAt,
} from '@nightjar/kernel';
import { difference, notPlain } from '../difference.ts';
import { allEyes, eyesName } from '../eyes.ts';
import { hold, within } from './breach.ts';

/** Texts no legal list need hold, so that refusals are looked at too. */
const TRIED = ['xyzzy', 'pass', 'stop'];

/** Everything these eyes receive at this moment: what is sent of a table, and what is said when asked. */
export function perceived(game: AnyGame, state: unknown, eyes: Eyes, texts: readonly string[] = TRIED): Json {
  const sight = sightOf(tableAt(game, state), eyes) as unknown as JsonObject;
  if (eyes === 'table') return sight;
  return {
    ...sight,
    // Search speaks numbers: they must not tell more than the texts do.
    actions: game.pending(state)?.seat === eyes ? game.legal(state) : [],
    refusals: texts.map((text) => game.refuse(state, eyes, text) as unknown as Json),
    estimate: game.estimate(state, eyes),
    ...(game.features === undefined ? {} : { features: game.features(state, eyes) }),
  };
}

export interface PeekSettings {
  /** Any text; equal texts re-deal equally. */
  readonly seed: string;
  /** Texts from other moments, to be refused alike. */
  readonly texts?: readonly string[];
}

/** What was noticed about hidden things at one moment. */
export interface Hidden {
  /** Some seat sees what the table does not. */
  readonly isPrivate: boolean;
  /** Re-dealing for the table changed what some seat sees. */
  readonly isRedealt: boolean;
}

/**
 * What eyes receive does not depend on what they cannot see, and re-dealing does not either.
 * With an action, the answer and its events are looked at too.
 */
export function holdsPeek(game: AnyGame, state: unknown, settings: PeekSettings, action?: Action): Hidden {
  let isRedealt = false;
  for (const eyes of allEyes(game, state)) {
    const before = canonical(game.toJson(state));
    const random = (nth: number) => rngFrom(`${settings.seed} ${eyes} ${nth}`);
    const other: unknown = within('peek', `determinize for ${eyesName(eyes)}`, () =>
      game.determinize(state, eyes, random(1)),
    );
    if (canonical(game.toJson(state)) !== before)
      hold('looking', `determinize for ${eyesName(eyes)} changed the state`);
    const sight = perceived(game, state, eyes, settings.texts);
    hold('json', notPlain(sight, `what ${eyesName(eyes)} receives`));
    const unlike = within('peek', `looking at a re-dealt state`, () =>
      difference(sight, perceived(game, other, eyes, settings.texts)),
    );
    hold('peek', unlike && `${eyesName(eyes)} can tell hidden states apart by ${unlike}`);
    const lost = game.audit(other);
    hold('blind', lost && `re-dealt for ${eyesName(eyes)}: ${lost}`);
    holdsBlind(game, state, other, eyes, random);
    if (action !== undefined) holdsEvents(game, state, other, eyes, action);
    if (eyes === 'table') isRedealt = isSeenBySeats(game, state, other);
  }
  const isPrivate = allEyes(game, state).some((eyes) => seesMore(game, state, eyes));
  return { isPrivate, isRedealt };
}

/** Whether these eyes see a fact that the table does not; an empty hand is none. */
function seesMore(game: AnyGame, state: unknown, eyes: Eyes): boolean {
  const open = new Set(leaves(game.view(state, 'table'), ''));
  return leaves(game.view(state, eyes), '').some((leaf) => !open.has(leaf) && !leaf.endsWith(' null'));
}

function isSeenBySeats(game: AnyGame, state: unknown, other: unknown): boolean {
  return allEyes(game, state).some((seat) => canonical(game.view(state, seat)) !== canonical(game.view(other, seat)));
}

function holdsBlind(game: AnyGame, state: unknown, other: unknown, eyes: Eyes, random: (nth: number) => Rng): void {
  const once = game.toJson(game.determinize(state, eyes, random(2)));
  const twice = game.toJson(game.determinize(other, eyes, random(2)));
  const unlike = difference(once, twice);
  hold('blind', unlike && `determinize for ${eyesName(eyes)} looks at what is hidden: ${unlike}`);
  if (game.pending(state) === null) return;
  const fresh = canonical(once) !== canonical(game.toJson(other)) && canonical(once) !== canonical(game.toJson(state));
  hold('blind', fresh ? null : `determinize for ${eyesName(eyes)} gives no fresh chance`);
}

const PLAYED_ON = 8;

/** A re-dealt state is a state like any other: the game goes on from it. */
export function holdsPlayable(game: AnyGame, state: unknown, seed: string): void {
  for (const eyes of allEyes(game, state)) {
    const random = rngFrom(`playable ${seed} ${eyes}`);
    const on: unknown = game.determinize(state, eyes, random);
    for (let i = 0; i < PLAYED_ON && game.pending(on) !== null; i += 1) {
      const going = `playing on once re-dealt for ${eyesName(eyes)}`;
      within('applies', going, () => game.apply(on, pick<Action>(game.legal(on), random)));
      const lost = game.audit(on);
      hold('components', lost && `${going}: ${lost}`);
    }
  }
}

interface Outcome {
  readonly after: string;
  readonly told: readonly Json[];
  readonly types: readonly string[];
  readonly reveals: number;
}

/** What eyes perceive of an answer: how things look after it, and its events. */
function stepOf(game: AnyGame, state: unknown, action: Action, eyes: Eyes): Outcome {
  const events: GameEvent[] = [];
  const next = game.copy(state);
  game.apply(next, action, (event: GameEvent) => events.push(event));
  const told = heardBy(game, events, eyes);
  hold('json', notPlain(events, 'the events'));
  hold('json', notPlain(told, 'the events perceived'));
  const { view, decision } = sightOf(tableAt(game, next), eyes);
  const after = canonical([view, decision, game.reveals(next)] as Json);
  return { after, told, types: events.map(({ type }) => type), reveals: game.reveals(next) };
}

/** The single facts told, in no order. */
const facts = (told: readonly Json[]): readonly string[] =>
  told.flatMap((event) => leaves(event, isObject(event) ? canonical(event.type ?? null) : '')).toSorted();

function leaves(json: Json, path: string): readonly string[] {
  if (Array.isArray(json)) return json.flatMap((item: Json) => leaves(item, `${path}[]`));
  if (!isObject(json)) return [`${path} ${canonical(json)}`];
  return Object.entries(json).flatMap(([key, field]) => leaves(field, `${path}.${key}`));
}

const MOST_STEPS = 12;

/**
 * Answers that leave everything looking the same to these eyes must also sound the same.
 * After chance only the same answer is compared: a shuffle may hide again what another answer had shown to all.
 */
function holdsEvents(game: AnyGame, state: unknown, other: unknown, eyes: Eyes, action: Action): void {
  const passing = game.passing ?? [];
  const step = stepOf(game, state, action, eyes);
  const drew = step.reveals !== game.reveals(state);
  const legal: readonly Action[] = game.legal(other);
  const isOwn = game.pending(state)?.seat === eyes;
  const tries = isOwn || drew ? [action] : [action, ...legal.slice(0, MOST_STEPS)];
  for (const tried of new Set(tries)) {
    if (!legal.includes(tried)) continue;
    const twin = within('peek', 'answering a re-dealt state', () => stepOf(game, other, tried, eyes));
    if (twin.after !== step.after) continue;
    if ([...step.types, ...twin.types].some((type) => passing.includes(type))) continue;
    // Two cards drawn one after the other look alike once in hand: after chance, what was told counts, not when.
    const unlike = drew ? difference(facts(step.told), facts(twin.told)) : difference(step.told, twin.told);
    hold('peek', unlike && `${eyesName(eyes)} can tell hidden states apart by the events: ${unlike}`);
  }
}

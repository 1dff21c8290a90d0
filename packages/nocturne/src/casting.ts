import type { Action } from '@nightjar/kernel';
import { lowest } from './areas.ts';
import { ABILITIES } from './box.ts';
import { mask } from './layout.ts';
import { hasPassed, highest, kindOf, NONE, type State, strengthOf } from './state.ts';

/** Ways to cast: by the ordinary rules, or once per game by an ability. */
export const WAYS = ['cast', 'echo', 'leap'] as const;
export const ORDINARY = 0;
const ECHO = 1;
const LEAP = 2;

export const PASS: Action = 0;

/** A cast as an action: way, token kind and space; PASS lies below all of them. */
const castAction = (way: number, kind: number, space: number): Action => 1 + way * 4096 + kind * 64 + space;
export const wayOf = (action: Action): number => (action - 1) >> 12;
export const castKind = (action: Action): number => ((action - 1) >> 6) & 63;
export const castSpace = (action: Action): number => (action - 1) & 63;

/** Whether a token beats the current highest spell: higher (NOC-6.4), in 2-UP by the card's step (NOC-25.6, NOC-25.8). */
export function beats({ box: { tokens, scoring }, options }: State, kind: number, strength: number): boolean {
  const own = tokens.strength[kind] as number;
  if (own <= strength) return false;
  return options.modifiedGame !== 'twoUp' || kind === tokens.star || own >= strength + scoring.minStep;
}

/** Whether a side holds a token that beats this strength. */
export function canBeat(state: State, side: number, strength: number): boolean {
  const supply = state.supply[side] as number[];
  for (let kind = supply.length - 1; kind >= 0; kind -= 1) {
    if (supply[kind] !== 0 && beats(state, kind, strength)) return true;
  }
  return false;
}

/** The lowest strength in a side's supply; the star counts as highest (NOC-6.1d). */
export function lowestStrength(state: State, side: number): number {
  const supply = state.supply[side] as number[];
  let least = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < supply.length; kind += 1) {
    if ((supply[kind] as number) > 0) least = Math.min(least, state.box.tokens.strength[kind] as number);
  }
  return least;
}

/** The free tiles beside a space (NOC-1.3), as a bit mask. */
export const freeBeside = ({ free, layout }: State, space: number): number => free & (layout.nearMask[space] as number);

/** Spaces where a starting spell may go: beside the space just won (NOC-9.2), or anywhere (NOC-6.1a, NOC-9.5). As a bit mask. */
export const startSpaces = (state: State): number => (state.tied === NONE ? state.free : freeBeside(state, state.tied));

/** Adds a cast of this token for each space of a mask, in reading order. */
function addCasts(way: number, kind: number, spaces: number, to: Action[]): void {
  for (let rest = spaces; rest !== 0; rest &= rest - 1) to.push(castAction(way, kind, lowest(rest)));
}

/** All answers to the question for a starting spell; passing is always one of them (NOC-9.6). */
export function legalStarts(state: State, side: number): Action[] {
  const supply = state.supply[side] as number[];
  const least = state.opened ? NONE : lowestStrength(state, side);
  const spaces = startSpaces(state);
  const actions = [PASS];
  for (let kind = 0; kind < supply.length; kind += 1) {
    if (supply[kind] === 0) continue;
    // NOC-6.1: the round's first spell is one of the lowest.
    if (least !== NONE && state.box.tokens.strength[kind] !== least) continue;
    addCasts(ORDINARY, kind, spaces, actions);
  }
  return actions;
}

/** Whether a side owns an ability it has not used (NOC-4.2). */
export const hasAbility = (state: State, side: number, ability: (typeof ABILITIES)[number]): boolean =>
  !state.used[side] && state.abilities[side] !== NONE && ABILITIES[state.abilities[side] as number] === ability;

/** All answers to the current highest spell: higher tokens beside it (NOC-6.3, NOC-6.4), ability casts, and passing (NOC-5.3). */
export function legalAnswers(state: State, side: number): Action[] {
  const actions = [PASS];
  const space = highest(state);
  const token = state.tokens[space] as number;
  const strength = strengthOf(state, token);
  const supply = state.supply[side] as number[];
  const beside = freeBeside(state, space);
  for (let kind = 0; kind < supply.length; kind += 1) {
    if (supply[kind] !== 0 && beats(state, kind, strength)) addCasts(ORDINARY, kind, beside, actions);
  }
  if (state.abilities[side] === NONE || state.used[side]) return actions;
  if (hasAbility(state, side, 'echo')) addEchoes(state, supply, token, beside, actions);
  if (hasAbility(state, side, 'leap')) addLeaps(state, supply, strength, space, actions);
  return actions;
}

/** Whether a side has another answer than to pass; a side that has none passes by itself (NOC-6.5a). */
export function canAnswer(state: State, side: number): boolean {
  const space = highest(state);
  if (canBeat(state, side, strengthOf(state, state.tokens[space] as number)) && freeBeside(state, space) !== 0)
    return true;
  return state.abilities[side] !== NONE && legalAnswers(state, side).length > 1;
}

/** NOC-4.6: a numbered token equal to the current highest spell, beside it. */
function addEchoes(state: State, supply: readonly number[], token: number, beside: number, to: Action[]): void {
  const { star, strength } = state.box.tokens;
  if (kindOf(token) === star) return;
  for (let kind = 0; kind < supply.length; kind += 1) {
    if (supply[kind] === 0 || kind === star || strength[kind] !== strength[kindOf(token)]) continue;
    addCasts(ECHO, kind, beside, to);
  }
}

/** NOC-4.8: a higher token diagonally next to the current highest spell. */
function addLeaps(state: State, supply: readonly number[], strength: number, space: number, to: Action[]): void {
  const aslant = state.free & mask(state.layout.diagonal[space] as readonly number[]);
  for (let kind = 0; kind < supply.length; kind += 1) {
    if (supply[kind] === 0 || !beats(state, kind, strength)) continue;
    addCasts(LEAP, kind, aslant, to);
  }
}

/** Why the spell just cast wins at once, if it does (NOC-7.1–7.4, NOC-4.4). */
export function winsAtOnce(state: State, side: number): 'star' | 'alone' | 'enclosed' | 'unbeatable' | null {
  const space = highest(state);
  const token = state.tokens[space] as number;
  if (kindOf(token) === state.box.tokens.star) return 'star';
  if (freeBeside(state, space) === 0) return 'enclosed';
  const strength = strengthOf(state, token);
  let rivals = 0;
  for (let other = 0; other < state.sides; other += 1) {
    // NOC-7.4a: a player who has passed cannot cast any more.
    if (other === side || hasPassed(state, other)) continue;
    rivals += 1;
    if (canBeat(state, other, strength)) return null;
  }
  return rivals === 0 ? 'alone' : 'unbeatable';
}

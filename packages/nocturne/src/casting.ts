import type { Action } from '@nightjar/kernel';
import { ABILITIES } from './box.ts';
import { hasPassed, highest, isFree, kindOf, NONE, type State, strengthOf } from './state.ts';

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

/** Whether a strength beats the current highest spell: higher (NOC-6.4), in 2-UP by the card's step (NOC-25.6, NOC-25.8). */
export function beats(state: State, kind: number, strength: number): boolean {
  const { tokens, scoring } = state.box;
  if (state.options.modifiedGame !== 'twoUp' || kind === tokens.star)
    return (tokens.strength[kind] as number) > strength;
  return (tokens.strength[kind] as number) >= strength + scoring.minStep;
}

/** Whether a side holds a token that beats this strength. */
export function canBeat(state: State, side: number, strength: number): boolean {
  const supply = state.supply[side] as number[];
  for (let kind = supply.length - 1; kind >= 0; kind -= 1) {
    if ((supply[kind] as number) > 0 && beats(state, kind, strength)) return true;
  }
  return false;
}

/** The lowest strength in a side's supply; the star counts as highest (NOC-6.1d). */
export function lowestStrength(state: State, side: number): number {
  const supply = state.supply[side] as number[];
  let lowest = Number.POSITIVE_INFINITY;
  for (let kind = 0; kind < supply.length; kind += 1) {
    if ((supply[kind] as number) > 0) lowest = Math.min(lowest, state.box.tokens.strength[kind] as number);
  }
  return lowest;
}

/** Whether a free tile lies beside a space (NOC-1.3). */
export function hasFreeBeside(state: State, space: number): boolean {
  for (const near of state.layout.near[space] as readonly number[]) if (isFree(state, near)) return true;
  return false;
}

/** North, west, east, south: the neighbours of a space in reading order. */
const READING_ORDER = [0, 3, 1, 2] as const;

/** The free tiles beside a space, in reading order. */
function freeBeside(state: State, space: number): number[] {
  const free: number[] = [];
  for (const direction of READING_ORDER) {
    const near = state.layout.step[space * 4 + direction] as number;
    if (near !== NONE && isFree(state, near)) free.push(near);
  }
  return free;
}

/** Spaces where a starting spell may go: beside the space just won (NOC-9.2), or anywhere (NOC-6.1a, NOC-9.5). */
export function startSpaces(state: State): number[] {
  if (state.tied !== NONE) return freeBeside(state, state.tied);
  const spaces: number[] = [];
  for (let space = 0; space < state.layout.spaces; space += 1) if (isFree(state, space)) spaces.push(space);
  return spaces;
}

/** All answers to the question for a starting spell; passing is always one of them (NOC-9.6). */
export function legalStarts(state: State, side: number): Action[] {
  const supply = state.supply[side] as number[];
  const lowest = state.opened ? NONE : lowestStrength(state, side);
  const spaces = startSpaces(state);
  const actions = [PASS];
  for (let kind = 0; kind < supply.length; kind += 1) {
    if (supply[kind] === 0) continue;
    // NOC-6.1: the round's first spell is one of the lowest.
    if (lowest !== NONE && state.box.tokens.strength[kind] !== lowest) continue;
    for (const space of spaces) actions.push(castAction(ORDINARY, kind, space));
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
  if (beside.length > 0) {
    for (let kind = 0; kind < supply.length; kind += 1) {
      if ((supply[kind] as number) > 0 && beats(state, kind, strength)) {
        for (const near of beside) actions.push(castAction(ORDINARY, kind, near));
      }
    }
  }
  if (state.abilities[side] === NONE || state.used[side]) return actions;
  if (hasAbility(state, side, 'echo')) addEchoes(state, supply, token, beside, actions);
  if (hasAbility(state, side, 'leap')) addLeaps(state, supply, strength, space, actions);
  return actions;
}

/** NOC-4.6: a numbered token equal to the current highest spell, beside it. */
function addEchoes(
  state: State,
  supply: readonly number[],
  token: number,
  beside: readonly number[],
  to: Action[],
): void {
  const { star, strength } = state.box.tokens;
  if (kindOf(token) === star) return;
  for (let kind = 0; kind < supply.length; kind += 1) {
    if (supply[kind] === 0 || kind === star || strength[kind] !== strength[kindOf(token)]) continue;
    for (const near of beside) to.push(castAction(ECHO, kind, near));
  }
}

/** NOC-4.8: a higher token diagonally next to the current highest spell. */
function addLeaps(state: State, supply: readonly number[], strength: number, space: number, to: Action[]): void {
  const aslant = (state.layout.diagonal[space] as readonly number[]).filter((far) => isFree(state, far));
  for (let kind = 0; kind < supply.length; kind += 1) {
    if (supply[kind] === 0 || !beats(state, kind, strength)) continue;
    for (const far of aslant) to.push(castAction(LEAP, kind, far));
  }
}

/** Why the spell just cast wins at once, if it does (NOC-7.1–7.4, NOC-4.4). */
export function winsAtOnce(state: State, side: number): 'star' | 'alone' | 'enclosed' | 'unbeatable' | null {
  const space = highest(state);
  const token = state.tokens[space] as number;
  if (kindOf(token) === state.box.tokens.star) return 'star';
  if (!hasFreeBeside(state, space)) return 'enclosed';
  const strength = strengthOf(state, token);
  let rivals = 0;
  for (let other = 0; other < state.sides; other += 1) {
    // NOC-7.4a: whoever has passed cannot cast any more.
    if (other === side || hasPassed(state, other)) continue;
    rivals += 1;
    if (canBeat(state, other, strength)) return null;
  }
  return rivals === 0 ? 'alone' : 'unbeatable';
}

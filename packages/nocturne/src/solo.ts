import { shuffle, type Tell } from '@nightjar/kernel';
import { lowest } from './areas.ts';
import type { SoloCard } from './box.ts';
import { beats, freeBeside, lowestStrength, startSpaces } from './casting.ts';
import type { NocturneEvent } from './events.ts';
import { highest, isFree, NONE, type State, strengthOf } from './state.ts';

/** The opponent's side: it plays as the second player (NOC-19.1b). */
const OPPONENT = 1;

/** A token and where it goes. */
export interface Spell {
  readonly kind: number;
  readonly space: number;
}

/** Turns up the next card; an empty deck is made anew from all turned-up cards (NOC-19.5, NOC-19.6). */
function turnCard(state: State, why: 'answer' | 'start' | 'icon', tell?: Tell<NocturneEvent>): SoloCard {
  if (state.soloDeck.length === 0) {
    state.soloDeck = shuffle(state.soloPile.slice(), state.rng);
    state.soloPile = [];
    tell?.({ type: 'reshuffled' });
  }
  const index = state.soloDeck.at(-1) as number;
  state.soloDeck = state.soloDeck.slice(0, -1);
  state.soloPile = [...state.soloPile, index];
  state.reveals += 1;
  const card = state.box.soloCards[index] as SoloCard;
  tell?.({ type: 'soloCard', card: card.id, why });
  return card;
}

/** How the opponent answers by its next card; null if it passes (NOC-19.7–19.12). */
export function soloAnswer(state: State, tell?: Tell<NocturneEvent>): Spell | null {
  const card = turnCard(state, 'answer', tell);
  const space = highest(state);
  const kind = fittingKind(state, card, strengthOf(state, state.tokens[space] as number));
  if (kind === NONE) {
    state.soloIcon = card.spriteIcon;
    return null;
  }
  return { kind, space: towards(state, space, card.direction) };
}

/** The lowest token that beats the human's spell and fits the card; NONE if none does. */
function fittingKind(state: State, card: SoloCard, strength: number): number {
  const { tokens } = state.box;
  let best = NONE;
  for (let kind = 0; kind < tokens.kinds; kind += 1) {
    if (state.supply[OPPONENT]?.[kind] === 0 || !beats(state, kind, strength)) continue;
    const own = tokens.strength[kind] as number;
    if (card.power === 'numberOrHigher' && own < card.value) continue;
    // NOC-19.10: the star has no number, so it is never "up to" one; its strength is above every number.
    if (card.power === 'upTo' && own > card.value) continue;
    if (best === NONE || own < (tokens.strength[best] as number)) best = kind;
  }
  return best;
}

/** The free tile in the card's direction, else the next one clockwise (NOC-19.12). */
function towards(state: State, space: number, direction: number): number {
  for (let turn = 0; turn < 4; turn += 1) {
    const near = state.layout.step[space * 4 + ((direction + turn) % 4)] as number;
    if (near !== NONE && isFree(state, near)) return near;
  }
  return NONE;
}

/** How the opponent starts by its next card (NOC-19.14–19.17b). It never passes a start with tokens left (NOC-19.18a). */
export function soloStart(state: State, tell?: Tell<NocturneEvent>): Spell {
  const card = turnCard(state, 'start', tell);
  const spaces = startSpaces(state);
  const least = kindOfStrength(state, lowestStrength(state, OPPONENT));
  if (state.tied === NONE) {
    // NOC-19.17b: 6.1 binds the opponent too.
    return { kind: state.opened ? startKind(state, card) : least, space: lowest(spaces) };
  }
  for (let rest = spaces; rest !== 0; rest &= rest - 1) {
    if (freeBeside(state, lowest(rest)) === 0) return { kind: least, space: lowest(rest) };
  }
  return { kind: startKind(state, card), space: towards(state, state.tied, card.direction) };
}

/** The card's starting value, else the next lower, else the next higher; the star only if nothing else is left (NOC-19.14, NOC-19.14a). */
function startKind(state: State, card: SoloCard): number {
  const { tokens } = state.box;
  let lower = NONE;
  let higher = NONE;
  for (let kind = 0; kind < tokens.kinds; kind += 1) {
    if (state.supply[OPPONENT]?.[kind] === 0) continue;
    const own = tokens.strength[kind] as number;
    if (own <= card.startingSpell) {
      if (lower === NONE || own > (tokens.strength[lower] as number)) lower = kind;
    } else if (higher === NONE || own < (tokens.strength[higher] as number)) higher = kind;
  }
  return lower === NONE ? higher : lower;
}

/** The first kind of a strength the opponent holds: its own before a shadow token (NOC-19.22a). */
function kindOfStrength(state: State, strength: number): number {
  const { tokens } = state.box;
  for (let kind = 0; kind < tokens.kinds; kind += 1) {
    if (tokens.strength[kind] === strength && (state.supply[OPPONENT]?.[kind] as number) > 0) return kind;
  }
  return NONE;
}

/** Whether the opponent dedicates its highest own token of the phase: its passing card says, or one turned up for it (NOC-19.13–19.13b). */
export function soloDedicates(state: State, tell?: Tell<NocturneEvent>): boolean {
  state.soloIcon ??= turnCard(state, 'icon', tell).spriteIcon;
  return state.soloIcon;
}

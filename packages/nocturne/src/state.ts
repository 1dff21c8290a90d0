import { copyRng, type Rng } from '@nightjar/kernel';
import type { Box } from './box.ts';
import type { Layout } from './layout.ts';
import type { Options } from './options.ts';

export const TWILIGHT = 0;
export const MOONLIGHT = 1;

/** Stands where no tile, token, space or side is. */
export const NONE = -1;

/** Stages in which a player is asked; each is the name of its question. */
export const QUESTIONS = [
  'firstPlayer',
  'character',
  'start',
  'answer',
  'dedicate',
  'offer',
  'gift',
  'swap',
  'chest',
  'runestone',
  'hoard',
  'effect',
  'sprite',
  'mirror',
  'brewing',
  'tier',
  'mark',
] as const;
export type Question = (typeof QUESTIONS)[number];

/** Stages the rules go through by themselves. */
type Step =
  | 'dealing'
  | 'starting'
  | 'answering'
  | 'effects'
  | 'goals'
  | 'dedicating'
  | 'gifting'
  | 'phaseEnd'
  | 'roundEnd'
  | 'sprites'
  | 'dusk'
  | 'mirrors'
  | 'reveal'
  | 'brews'
  | 'marks';

type Stage = Question | Step | 'over';

/** Where the tile that is being resolved was won. */
type Source = 'grid' | 'sprite';

/**
 * Everything about a game in progress, as plain values. A *side* is a player, or the solo opponent as the second one
 * (NOC-19.1b); sides are counted in turn order, and people's sides are their seats.
 * Lists by side are indexed by side, lists by space by space. A readonly list is never written but replaced, so copies share it.
 */
export interface State {
  readonly box: Box;
  readonly options: Options;
  readonly layout: Layout;
  readonly sides: number;
  rng: Rng;
  reveals: number;

  stage: Stage;
  /** The side asked, or the side whose turn it is. */
  turn: number;
  round: number;
  /** The side that the round first asked for a starting spell (NOC-1.9). */
  first: number;

  /** Tile kind by space. */
  tiles: number[];
  /** Token by space; on a space without a tile it lies flipped. */
  tokens: number[];
  /** Derived from the two: the free tiles as a bit mask. Every question asks for them, and more than once. */
  free: number;
  /** Supply by side: how many of each token kind. */
  supply: number[][];
  /** Tokens taken out of the game, by side. */
  removed: readonly (readonly number[])[];
  /** Shadow token kinds still in the open row, ascending. */
  shadowRow: readonly number[];

  /** Sides that have passed in this phase, as a bit mask. */
  passed: number;
  /** Spaces cast on in this phase, in order; the last one is the current highest spell. */
  casts: number[];
  /** Whether this round's first spell has been cast (NOC-6.1). */
  opened: boolean;
  /** The space beside which the start must be made; NONE for anywhere. */
  tied: number;
  /** Who won the tile being resolved, and on which space. */
  winner: number;
  won: number;
  source: Source;
  /** The token that won it. */
  winning: number;
  /** Whether it was won by a corner cast. */
  corner: boolean;
  /** The winner's own unsuccessful tokens of the phase, as kinds (NOC-4.7b). */
  giftable: readonly number[];
  /** Spaces of unsuccessful tokens still to be considered for dedication. */
  waiting: readonly number[];
  /** Sides that have dedicated in this step, as a bit mask. */
  dedicated: number;

  /** Forest Sprite Board: tokens from space 1 on, tiles by slot, and how many tokens have been resolved. */
  sprite: readonly number[];
  slots: readonly number[];
  resolved: number;
  lastSpriteWinner: number;
  lastGridWinner: number;

  collection: number[][];
  /** Tile effects still to resolve for the winner; the last one is next. */
  effects: readonly number[];
  /** Tile kinds or concoctions on offer, and which of the two effects drew them. */
  drawn: readonly number[];
  drawing: number;
  /** Tile kinds or concoctions kept so far from this draw. */
  kept: readonly number[];

  /** Face-down tiles, the top one last. */
  stack: readonly number[];
  /** Tiles a chest draw has left, face up (NOC-11.3a, NOC-11.6). */
  discards: readonly number[];
  /** Tiles out of the game otherwise. */
  gone: readonly number[];
  /** Concoction deck, the top card last, and for each card the seat that put it there (NOC-26.10) or NONE. */
  deck: readonly number[];
  deckKnown: readonly number[];
  brews: readonly (readonly number[])[];
  revealed: boolean;

  /** Goals in play as places in the box; who holds each Twilight goal, NONE while open. */
  twilight: readonly number[];
  holders: readonly number[];
  moonlight: readonly number[];

  /** Character by side; NONE for the solo opponent. */
  characters: readonly number[];
  /** Ability by side; NONE without one. */
  abilities: readonly number[];
  used: readonly boolean[];

  /** Deeds by side, for goals, achievements and objectives. */
  starWon: readonly boolean[];
  shadows: readonly number[];
  lastSpace: readonly number[];
  allSpaces: readonly number[];
  moonTiles: readonly number[];
  cornerCasts: readonly number[];

  /** Mirror copies by side, one entry per stone decided; tiers by side, filled while arranging; marks by side. */
  copies: readonly (readonly number[])[];
  tiers: readonly (readonly number[] | null)[];
  marks: readonly number[];
  /** The side with which an end-of-game step begins, and how many sides it has gone through. */
  opener: number;
  counted: number;

  /** Solo deck, the top card last; turned-up cards, the newest last; whether the opponent's last card bids it dedicate. */
  soloDeck: readonly number[];
  soloPile: readonly number[];
  soloIcon: boolean | null;
}

/** A token as it lies somewhere: its side and its kind. */
export const tokenOf = (side: number, kind: number): number => side * 64 + kind;
export const sideOf = (token: number): number => token >> 6;
export const kindOf = (token: number): number => token & 63;

export const isSolo = (state: State): boolean => state.options.players === 1;
export const isOpponent = (state: State, side: number): boolean => side >= state.options.players;
export const isFamily = (state: State): boolean => state.options.familyMode !== 'off';
export const nextSide = (state: State, side: number): number => (side + 1) % state.sides;
export const hasPassed = (state: State, side: number): boolean => ((state.passed >> side) & 1) === 1;
export const strengthOf = (state: State, token: number): number => state.box.tokens.strength[kindOf(token)] as number;
export const isShadow = (state: State, kind: number): boolean => kind >= state.box.tokens.own;

/** The current highest spell's space (NOC-1.7); NONE before the starting spell. */
export const highest = ({ casts }: State): number => (casts.length === 0 ? NONE : (casts[casts.length - 1] as number));

/** Whether the current highest spell has won its tile, which is being resolved (NOC-7.9). */
export const isWon = (state: State): boolean => state.tiles[highest(state)] === NONE;

/** A free tile: one with no token on it (NOC-1.4). */
export const isFree = (state: State, space: number): boolean => ((state.free >> space) & 1) === 1;

/** The free tiles as a bit mask, by what lies on the table. */
export function freeTiles({ tiles, tokens }: Pick<State, 'tiles' | 'tokens'>): number {
  let free = 0;
  for (let space = 0; space < tiles.length; space += 1) {
    if (tiles[space] !== NONE && tokens[space] === NONE) free |= 1 << space;
  }
  return free;
}

/** Takes a token off its tile, which is free again. */
export function lift(state: State, space: number): number {
  const token = state.tokens[space] as number;
  state.tokens[space] = NONE;
  state.free |= 1 << space;
  return token;
}

/** Tokens in a side's supply (NOC-1.5). */
export function supplySize(state: State, side: number): number {
  let size = 0;
  for (const count of state.supply[side] as number[]) size += count;
  return size;
}

/** Whether a side has a token left in its supply. */
export const hasTokens = (state: State, side: number): boolean =>
  (state.supply[side] as number[]).some((count) => count > 0);

/** The list with one more at a place. */
export const oneMore = (counts: readonly number[], place: number): number[] =>
  counts.with(place, (counts[place] as number) + 1);

/** Adds to or takes from a side's supply. */
export function shiftSupply(state: State, side: number, kind: number, by: number): void {
  const supply = state.supply[side] as number[];
  supply[kind] = (supply[kind] as number) + by;
}

/** Best space of a side on the Forest Sprite Board, 0 for the first; NONE without a token (NOC-1.8). */
export function spritePlace(state: State, side: number): number {
  for (let i = 0; i < state.sprite.length; i += 1) if (sideOf(state.sprite[i] as number) === side) return i;
  return NONE;
}

/** Whether side a comes before side b in a tie: Sprite position (NOC-1.8a), then round order (NOC-1.9). */
export function isAhead(state: State, a: number, b: number): boolean {
  const placeA = spritePlace(state, a);
  const placeB = spritePlace(state, b);
  if (placeA !== placeB) return placeB === NONE || (placeA !== NONE && placeA < placeB);
  return (a - state.first + state.sides) % state.sides < (b - state.first + state.sides) % state.sides;
}

/** Spaces with a side's own flipped tokens, as a bit mask; shadow tokens belong to nobody (NOC-14.17). */
export function controlled(state: State, side: number): number {
  let mask = 0;
  for (let space = 0; space < state.layout.spaces; space += 1) {
    const token = state.tokens[space] as number;
    if (token !== NONE && state.tiles[space] === NONE && sideOf(token) === side && !isShadow(state, kindOf(token))) {
      mask |= 1 << space;
    }
  }
  return mask;
}

/** By `slice`, never by `map`: the engine takes lists for different things by how they were made, and slows down. */
function copies(lists: readonly number[][]): number[][] {
  const copied = lists.slice();
  for (let i = 0; i < copied.length; i += 1) copied[i] = (copied[i] as number[]).slice();
  return copied;
}

/** A copy that shares nothing that changes. */
export function copy(state: State): State {
  return {
    box: state.box,
    options: state.options,
    layout: state.layout,
    sides: state.sides,
    rng: copyRng(state.rng),
    reveals: state.reveals,
    stage: state.stage,
    turn: state.turn,
    round: state.round,
    first: state.first,
    tiles: state.tiles.slice(),
    tokens: state.tokens.slice(),
    free: state.free,
    supply: copies(state.supply),
    removed: state.removed,
    shadowRow: state.shadowRow,
    passed: state.passed,
    casts: state.casts.slice(),
    opened: state.opened,
    tied: state.tied,
    winner: state.winner,
    won: state.won,
    source: state.source,
    winning: state.winning,
    corner: state.corner,
    giftable: state.giftable,
    waiting: state.waiting,
    dedicated: state.dedicated,
    sprite: state.sprite,
    slots: state.slots,
    resolved: state.resolved,
    lastSpriteWinner: state.lastSpriteWinner,
    lastGridWinner: state.lastGridWinner,
    collection: copies(state.collection),
    effects: state.effects,
    drawn: state.drawn,
    drawing: state.drawing,
    kept: state.kept,
    stack: state.stack,
    discards: state.discards,
    gone: state.gone,
    deck: state.deck,
    deckKnown: state.deckKnown,
    brews: state.brews,
    revealed: state.revealed,
    twilight: state.twilight,
    holders: state.holders,
    moonlight: state.moonlight,
    characters: state.characters,
    abilities: state.abilities,
    used: state.used,
    starWon: state.starWon,
    shadows: state.shadows,
    lastSpace: state.lastSpace,
    allSpaces: state.allSpaces,
    moonTiles: state.moonTiles,
    cornerCasts: state.cornerCasts,
    copies: state.copies,
    tiers: state.tiers,
    marks: state.marks,
    opener: state.opener,
    counted: state.counted,
    soloDeck: state.soloDeck,
    soloPile: state.soloPile,
    soloIcon: state.soloIcon,
  };
}

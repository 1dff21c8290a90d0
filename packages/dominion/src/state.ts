import { copyRng, type Rng, type Seat } from '@nightjar/kernel';
import { copyFrame, type Followed, type Frame, NONE } from '@nightjar/script';
import type { Box, Phase } from './box.ts';
import type { Options } from './options.ts';

export { NONE } from '@nightjar/script';

/** The sides of a double State that a seat may hold (DOM-15.2, DOM-15.4). */
export const DELUDED = 1;
export const ENVIOUS = 2;
export const MISERABLE = 1;
export const TWICE_MISERABLE = 2;

/** Something that a card, or a saved Boon, still has to do on a later turn of its seat (DOM-9.2). */
export interface Delayed {
  /** Tells entries apart; counted up through the game. */
  readonly serial: number;
  readonly script: number;
  readonly seat: Seat;
  /** The card that set it up and where it was then; NONE for a saved Boon. */
  readonly card: number;
  readonly mark: number;
  /** Cards set aside for it: under a Crypt, with a Ghost. Replaced, never changed. */
  readonly cards: readonly number[];
  /** The Boon saved, or NONE. */
  readonly boon: number;
}

/** A card played a Duration several times: it stays as long as the Duration does (DOM-10.5). */
interface Bond {
  readonly by: number;
  readonly byMark: number;
  readonly card: number;
  readonly mark: number;
}

/**
 * Everything about a game in progress, as plain values. A *card* is a number given to it when it first comes to a
 * player; what it is stands in `kind`. The top of a deck or pile is its last entry. Lists by seat are indexed by it.
 */
export interface State extends Followed {
  readonly box: Box;
  readonly options: Options;
  rng: Rng;
  reveals: number;
  /** The ten kingdom piles, by kind. */
  readonly kingdom: readonly number[];
  /** The Supply: the basic piles and the kingdom's, by kind (DOM-1.10). */
  readonly supply: readonly number[];

  phase: Phase;
  active: Seat;
  /** Turns taken by seat; a turn counts when it has begun (DOM-16.5a). */
  turns: number[];
  /** Turns begun since the last card was gained, trashed or exchanged (DOM-16.7); NONE where the rules do not count them. */
  standstill: number;
  actions: number;
  buys: number;
  coins: number;
  /** Merchants played this turn, and whether a Silver was. */
  merchants: number;
  silvers: number;
  /** Effects of Deluded and Envious on this turn. */
  deluded: boolean;
  envious: boolean;
  /** Cards gained this turn, by seat. */
  gained: number[];
  /** Cards to draw at the end of this turn, by seat. */
  river: number[];
  /** Seats that Attacks do not affect, as a bit mask (DOM-12.6). */
  guarded: number;

  /** What each card is, and how often it has moved: a card that moved is no longer where an effect expects it. */
  kind: number[];
  moved: number[];
  /** Cards left in each pile, by kind; NONE where there is no such pile. */
  left: number[];

  deck: number[][];
  hand: number[][];
  discard: number[][];
  play: number[][];
  /** Cards looked at, revealed or set aside in the middle of an effect (DOM-1.9a). */
  limbo: number[][];
  /** Seats whose limbo all have seen, as a bit mask. */
  shown: number;
  /** Faithful Hounds set aside until the end of the turn. */
  hounds: number[][];
  trash: number[];
  /** Cards in the trash that Necromancer has turned. */
  faceDown: number[];
  delayed: Delayed[];
  /** Delayed effects set up so far. */
  serials: number;
  bonds: Bond[];

  boonDeck: number[];
  boonDiscard: number[];
  druidRow: number[];
  hexDeck: number[];
  hexDiscard: number[];
  /** Boons and Hexes turned over and in no pile: taken, or being followed. */
  afoot: number[];
  /** Boons kept in front of a seat until Clean-up. */
  front: number[][];
  /** Deluded or Envious, and Miserable or Twice Miserable, by seat; 0 for neither. */
  mood: number[];
  misery: number[];
  /** Who holds Lost in the Woods. */
  lost: Seat;

  stack: Frame[];
  picks: readonly number[];
}

const lists = (all: readonly (readonly number[])[]): number[][] => all.map((list) => list.slice());

/** A copy that shares nothing that changes. */
export function copy(state: State): State {
  return {
    box: state.box,
    options: state.options,
    rng: copyRng(state.rng),
    reveals: state.reveals,
    kingdom: state.kingdom,
    supply: state.supply,
    phase: state.phase,
    active: state.active,
    turns: state.turns.slice(),
    standstill: state.standstill,
    actions: state.actions,
    buys: state.buys,
    coins: state.coins,
    merchants: state.merchants,
    silvers: state.silvers,
    deluded: state.deluded,
    envious: state.envious,
    gained: state.gained.slice(),
    river: state.river.slice(),
    guarded: state.guarded,
    kind: state.kind.slice(),
    moved: state.moved.slice(),
    left: state.left.slice(),
    deck: lists(state.deck),
    hand: lists(state.hand),
    discard: lists(state.discard),
    play: lists(state.play),
    limbo: lists(state.limbo),
    shown: state.shown,
    hounds: lists(state.hounds),
    trash: state.trash.slice(),
    faceDown: state.faceDown.slice(),
    delayed: state.delayed.slice(),
    serials: state.serials,
    bonds: state.bonds.slice(),
    boonDeck: state.boonDeck.slice(),
    boonDiscard: state.boonDiscard.slice(),
    druidRow: state.druidRow.slice(),
    hexDeck: state.hexDeck.slice(),
    hexDiscard: state.hexDiscard.slice(),
    afoot: state.afoot.slice(),
    front: lists(state.front),
    mood: state.mood.slice(),
    misery: state.misery.slice(),
    lost: state.lost,
    stack: state.stack.map(copyFrame),
    picks: state.picks,
  };
}

export const MOST_PLAYERS = 6;

/** Turn orders by number of players and first seat. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: MOST_PLAYERS + 1 }, (_, players) =>
  Array.from({ length: players }, (_seat, first) => Array.from({ length: players }, (_i, i) => (first + i) % players)),
);

/** The seats in turn order from this one (DOM-1.1). */
export const seatsFrom = (state: State, seat: Seat): readonly Seat[] =>
  ORDERS[state.options.players]?.[seat] as readonly Seat[];

/** A kind that the edition does not list yet has no pile, as one that is not in this game. */
export const isEmptyPile = (state: State, kind: number): boolean => (state.left[kind] ?? NONE) <= 0;
export const hasPile = (state: State, kind: number): boolean => (state.left[kind] ?? NONE) !== NONE;

/** What is printed on a card. */
export const printedCost = (box: Box, kind: number): number => box.cost[kind] as number;

/** What a card costs now (DOM-5.1a). */
export const costOf = (state: State, kind: number): number => printedCost(state.box, kind);

import { copyRng, type Rng } from '@nightjar/kernel';
import { copyFrame, type Frame } from '@nightjar/script';
import { type Box, MODIFIERS, type Modifier, NONE, RESOURCES, TOKENS } from './components.ts';
import type { Options } from './options.ts';

/** Stages in which a player is asked while no text is under way; each is the name of its question. */
export const STAGE_QUESTIONS = ['house', 'die', 'action'] as const;

/** Stages the rules go through by themselves, in the order of a round (NRN-4.1), and the end. */
const STEPS = [
  'choosing',
  'dealing',
  'acquisition',
  'pass',
  'turn',
  'turnEnd',
  'turnOver',
  'refresh',
  'limits',
  'hands',
  'crown',
  'reserves',
  'roundEnd',
] as const;

export const STAGES = [...STAGE_QUESTIONS, ...STEPS, 'over'] as const;
export type Stage = (typeof STAGES)[number];

/** How far a player has passed in advance (NRN-14.9a). */
export const PASSED = { not: 0, turn: 1, round: 2 } as const;

/** Numbers of a deed: its category, what it was about, and the Prestige it gave. */
export const DEED = 3;

/**
 * Everything about a game in progress, as plain values. Lists by seat are indexed by it; six numbers in a row are
 * Resources; sites and seats in one number are bit masks.
 */
export interface State {
  readonly box: Box;
  readonly options: Options;
  rng: Rng;
  reveals: number;

  /** Texts under way, the outermost first, and picks made so far of the open question. */
  stack: Frame[];
  picks: readonly number[];
  stage: Stage;
  /** The seat asked by the stage. */
  turn: number;
  /** Whose turn it is; outside turns the First Player (NRN-1.10). */
  active: number;
  /** The First Player, who has the Crown. */
  first: number;
  /** Seats that are through with the phase or the pass under way, and which pass of the Acquisition Phase it is. */
  served: number;
  pass: number;
  /** Counted from 1. */
  round: number;
  year: number;
  isFinal: boolean;

  /** Where the Season Tracker is; NONE in the Supply. Whether it was moved in this Action Phase (NRN-4.3). */
  tracker: number;
  isMoved: boolean;

  /** The Location on each site, which of them have a token, and the result of the die on each; 0 for none. */
  tiles: number[];
  stocked: number;
  placed: number[];
  /** The site of the activation under way. */
  site: number;

  supply: number[];
  /** Dice in the Supply, and results of those in the pool, ascending. */
  spare: number;
  pool: number[];
  /** Who holds the Chalice and the Guildmaster; NONE at home. */
  holders: number[];

  house: number[];
  /** Heirlooms equipped, as a bit mask by seat. */
  equipped: number[];
  treasury: number[][];
  /** Results of the dice in the Treasuries, ascending, and on the Crests; 0 for none. */
  dice: number[][];
  reserved: number[];
  /** Beasts in hand, ascending. */
  hand: number[][];
  /** Beasts by Enclosure, NONE for free ones; those exhausted as a bit mask of Enclosures. */
  menagerie: number[][];
  exhausted: number[];
  /** Seats with a token on their Player Board, as a bit mask. */
  spent: number;
  /** Curses by kind, ascending. */
  curses: number[][];
  prestige: number[];
  /** What the Prestige was gained for: three numbers each (see `DEED`). */
  deeds: number[][];
  /** See `PASSED`. */
  passed: number[];

  /** The Beast Deck, its top last, and who put the lowest cards there, the lowest first (NRN-25.2a). */
  deck: number[];
  under: number[];
  /** Beasts discarded, ascending, and those that lie in the Supply until the Refresh Phase. */
  discard: number[];
  aside: number[];
  /** Cards looked at in a search, in that order. */
  looked: number[];
  /** A Beast that was chosen to be summoned and has no Enclosure yet. */
  arriving: number;
  /** Kinds of Curses in their deck, its top last, and how many of each were discarded. */
  curseDeck: number[];
  curseDiscard: number[];
  /** By level: open Quests, and those of the deck, its top last. All that were completed. */
  quests: number[][];
  questDecks: number[][];
  completed: number[];

  /** Round rules in force, by their places in `ROUND_RULES`, and Districts barred, as bit masks. */
  rules: number;
  barred: number;
  /** Beasts that have refreshed others in this turn (NRN-13.17). */
  refreshers: number[];
}

const KINDS = RESOURCES.length;

export const CHALICE = TOKENS.indexOf('chalice');
export const GUILDMASTER = TOKENS.indexOf('guildmaster');

export const nextSeat = (state: State, seat: number): number => (seat + 1) % state.options.players;

/** All seats clockwise, this one first. */
export function seatsFrom({ options: { players } }: State, from: number): number[] {
  const seats: number[] = [];
  for (let i = 0; i < players; i += 1) seats.push((from + i) % players);
  return seats;
}

/** All three Heirlooms, as a bit mask. */
export const ALL_EQUIPPED = 0b111;

/** Heirlooms equipped, counted. */
export function heirloomsOf(state: State, seat: number): number {
  const mask = state.equipped[seat] as number;
  return (mask & 1) + ((mask >> 1) & 1) + ((mask >> 2) & 1);
}

const PLACE = Object.fromEntries(MODIFIERS.map((modifier, i) => [modifier, i])) as { readonly [m in Modifier]: number };

/** What house and Curses of a seat change: the sum, or how often it is set (NRN-8.5, NRN-16.9). */
export function changeOf(state: State, seat: number, modifier: Modifier): number {
  const place = PLACE[modifier];
  const { houses, curses } = state.box;
  let sum = houses[state.house[seat] as number]?.changes[heirloomsOf(state, seat)]?.[place] ?? 0;
  for (const curse of state.curses[seat] as number[]) sum += curses.changes[curse]?.[place] as number;
  return sum;
}

/** Resources a seat has to pay for the ability of a Location (NRN-17.5). */
export function gateOf(state: State, seat: number, location: number): number {
  const { houses, curses } = state.box;
  let sum = houses[state.house[seat] as number]?.gates[heirloomsOf(state, seat)]?.[location] ?? 0;
  for (const curse of state.curses[seat] as number[]) sum += curses.gates[curse]?.[location] as number;
  return sum;
}

/** Resources in a Treasury, all together. */
export function wealthOf(state: State, seat: number): number {
  let sum = 0;
  for (const n of state.treasury[seat] as number[]) sum += n;
  return sum;
}

/** Whether the Supply holds any Resource. */
export function hasSupply(state: State): boolean {
  for (let resource = 0; resource < KINDS; resource += 1) if ((state.supply[resource] as number) > 0) return true;
  return false;
}

/** Types of Resources of which there are some, ascending. */
export function typesIn(resources: readonly number[]): number[] {
  const types: number[] = [];
  for (let resource = 0; resource < KINDS; resource += 1) if ((resources[resource] as number) > 0) types.push(resource);
  return types;
}

export const canAfford = (state: State, seat: number, cost: readonly number[]): boolean => {
  const treasury = state.treasury[seat] as number[];
  for (let resource = 0; resource < KINDS; resource += 1) {
    if ((treasury[resource] as number) < (cost[resource] as number)) return false;
  }
  return true;
};

export const isExhausted = (state: State, seat: number, enclosure: number): boolean =>
  (((state.exhausted[seat] as number) >> enclosure) & 1) === 1;

/** The seat in whose Menagerie a Beast is; NONE if it is in none. */
export function ownerOf(state: State, beast: number): number {
  for (let seat = 0; seat < state.menagerie.length; seat += 1) {
    if ((state.menagerie[seat] as number[]).includes(beast)) return seat;
  }
  return NONE;
}

export const enclosureOf = (state: State, seat: number, beast: number): number =>
  (state.menagerie[seat] as number[]).indexOf(beast);

/** The Location on the site of the activation under way; NONE without one. */
export const activeTile = (state: State): number => (state.site === NONE ? NONE : (state.tiles[state.site] as number));

/** Puts a number into an ascending list. */
export function insert(list: number[], item: number): void {
  let at = list.length;
  list.push(item);
  for (; at > 0 && (list[at - 1] as number) > item; at -= 1) list[at] = list[at - 1] as number;
  list[at] = item;
}

/** Takes one such number out of a list. It must be there. */
export function remove(list: number[], item: number): void {
  const at = list.indexOf(item);
  if (at === NONE) throw new Error(`${item} is not there`);
  // Not by `splice`, which makes a list of the numbers it takes out.
  for (let i = at + 1; i < list.length; i += 1) list[i - 1] = list[i] as number;
  list.pop();
}

const lists = (all: readonly (readonly number[])[]): number[][] => {
  const copied: number[][] = [];
  for (const list of all) copied.push(list.slice());
  return copied;
};

/** A copy that shares nothing that changes. */
export function copy(state: State): State {
  return {
    box: state.box,
    options: state.options,
    rng: copyRng(state.rng),
    reveals: state.reveals,
    stack: state.stack.map(copyFrame),
    picks: state.picks,
    stage: state.stage,
    turn: state.turn,
    active: state.active,
    first: state.first,
    served: state.served,
    pass: state.pass,
    round: state.round,
    year: state.year,
    isFinal: state.isFinal,
    tracker: state.tracker,
    isMoved: state.isMoved,
    tiles: state.tiles.slice(),
    stocked: state.stocked,
    placed: state.placed.slice(),
    site: state.site,
    supply: state.supply.slice(),
    spare: state.spare,
    pool: state.pool.slice(),
    holders: state.holders.slice(),
    house: state.house.slice(),
    equipped: state.equipped.slice(),
    treasury: lists(state.treasury),
    dice: lists(state.dice),
    reserved: state.reserved.slice(),
    hand: lists(state.hand),
    menagerie: lists(state.menagerie),
    exhausted: state.exhausted.slice(),
    spent: state.spent,
    curses: lists(state.curses),
    prestige: state.prestige.slice(),
    deeds: lists(state.deeds),
    passed: state.passed.slice(),
    deck: state.deck.slice(),
    under: state.under.slice(),
    discard: state.discard.slice(),
    aside: state.aside.slice(),
    looked: state.looked.slice(),
    arriving: state.arriving,
    curseDeck: state.curseDeck.slice(),
    curseDiscard: state.curseDiscard.slice(),
    quests: lists(state.quests),
    questDecks: lists(state.questDecks),
    completed: state.completed.slice(),
    rules: state.rules,
    barred: state.barred,
    refreshers: state.refreshers.slice(),
  };
}

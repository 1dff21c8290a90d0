import type { Seat } from '@nightjar/kernel';
import { bit, defaultBox, kindOf } from '../box.ts';
import type { State } from '../state.ts';
import { actionsOf, gainOf, junkOf, mostOf } from './worth.ts';

const TREASURE = bit('Treasure');
const VICTORY = bit('Victory');
const CURSE = bit('Curse');
const ACTION = bit('Action');
const PROVINCE = kindOf('province');
const COPPER = kindOf('copper');
const SILVER = kindOf('silver');
const GOLD = kindOf('gold');

/** What a card is belongs to its text: type lines are the same in every edition. */
export const types = (kind: number): number => defaultBox.types[kind] as number;
export const isAction = (kind: number): boolean => (types(kind) & ACTION) !== 0;
export const isTreasure = (kind: number): boolean => (types(kind) & TREASURE) !== 0;
export const isVictory = (kind: number): boolean => (types(kind) & VICTORY) !== 0;

/** What a seat that is asked may go by: its own cards, and what lies open. It lasts for one answer. */
export class Look {
  readonly state: State;
  readonly seat: Seat;
  #deck: Deck | null = null;

  constructor(state: State, seat: Seat) {
    this.state = state;
    this.seat = seat;
  }

  /** What the seat owns; counted when first asked for. */
  get deck(): Deck {
    this.#deck ??= countDeck(this.state, this.seat);
    return this.#deck;
  }
}

/** All cards of a seat but those it keeps aside. */
interface Deck {
  /** Copies by kind. */
  readonly copies: Int32Array;
  /** Actions that end a chain it can still take: two, and one more for every village. */
  readonly spareActions: number;
  /** Coins of all Treasures but Coppers. */
  readonly betterMoney: number;
}

/** What a card of a kind adds to those figures. */
const SPARE_ACTIONS = defaultBox.ids.map((_, kind) => (isAction(kind) ? actionsOf(kind) - 1 : 0));
const BETTER_MONEY = defaultBox.ids.map((_, kind) => (isTreasure(kind) && kind !== COPPER ? coinsOf(kind) : 0));

/** Copies by kind in the deck counted last: a look lasts for one answer, so one list does for all of them. */
const copiesCounted = new Int32Array(defaultBox.ids.length);

function countDeck(state: State, seat: Seat): Deck {
  const copies = copiesCounted;
  copies.fill(0);
  let spareActions = 2;
  let betterMoney = 0;
  for (const zone of [state.hand, state.deck, state.discard, state.play]) {
    for (const card of zone[seat] as number[]) {
      const kind = state.kind[card] as number;
      copies[kind] = (copies[kind] as number) + 1;
      spareActions += SPARE_ACTIONS[kind] as number;
      betterMoney += BETTER_MONEY[kind] as number;
    }
  }
  return { copies, spareActions, betterMoney };
}

export const kindAt = ({ state }: Look, card: number): number => state.kind[card] as number;

/** Provinces left; the end is near when there are few. */
export const provincesLeft = ({ state }: Look): number => state.left[PROVINCE] as number;
export const isLate = (look: Look): boolean => provincesLeft(look) <= 3;

/** Coins a Treasure in hand is good for. */
export function coinsOf(kind: number): number {
  if (kind === GOLD) return 3;
  if (kind === SILVER) return 2;
  return kind === COPPER ? 1 : 1.5;
}

/** How much a card is missed when it leaves the hand. */
export function hold(look: Look, card: number): number {
  const kind = kindAt(look, card);
  if (isTreasure(kind)) return coinsOf(kind);
  if ((types(kind) & (VICTORY | CURSE)) !== 0) return 0;
  return 0.5 + gainOf(kind) / 2;
}

/** How gladly a card is trashed; nothing above 0 is wanted gone once the end is near. */
export function junk(look: Look, card: number): number {
  const kind = kindAt(look, card);
  const wanted = junkOf(kind);
  if (wanted === 0) return -gainOf(kind) - 1;
  if (isLate(look) && wanted !== 10) return -1;
  // Coppers go only where better money is left to live on.
  return kind === COPPER && look.deck.betterMoney < 5 ? -0.5 : wanted;
}

/** Copies of a kind that a seat owns outside of what it keeps aside. */
export const copies = (look: Look, kind: number): number => look.deck.copies[kind] as number;

const DUCHY = kindOf('duchy');
const ESTATE = kindOf('estate');
const GARDENS = kindOf('gardens');

/** How gladly a card of a kind is gained now. */
export function wish(look: Look, kind: number): number {
  const left = provincesLeft(look);
  if (kind === PROVINCE) return 100;
  if (kind === DUCHY && left <= 4) return 20;
  if (kind === GARDENS && left <= 3) return 10;
  if (kind === ESTATE && left <= 2) return 5;
  // With money in the deck, an Action for the same coins is tried once.
  if (kind === GOLD && copies(look, GOLD) >= 2) return 6;
  if (kind === SILVER && copies(look, SILVER) >= 4) return 2.5;
  const gain = gainOf(kind);
  const most = mostOf(kind);
  if (gain === 0) return -junkOf(kind) / 10 - 0.01;
  if (most < 99 && copies(look, kind) >= most) return gain / 10;
  return endsChain(kind) && look.deck.spareActions <= 0 ? gain / 10 : gain;
}

/** Whether a card is an Action that gives no Action back. */
const endsChain = (kind: number): boolean => isAction(kind) && actionsOf(kind) === 0;

import type { Action, Seat } from '@nightjar/kernel';
import { type Label, labelIn, open, type Question } from '@nightjar/script';
import { bit, defaultBox, kindOf } from '../box.ts';
import { text } from '../library.ts';
import { buying, isBuying } from '../questions.ts';
import type { State } from '../state.ts';
import { mayBuy } from '../turn.ts';
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

/**
 * What a seat that is asked sees: its own cards and what lies open. The state is private, so that no adviser reads another hand
 * or the order of a deck. It is valid until the next answer.
 */
export class Window {
  readonly seat: Seat;
  readonly #state: State;
  #deck: Deck | null = null;

  constructor(state: State, seat: Seat) {
    this.#state = state;
    this.seat = seat;
  }

  get phase(): State['phase'] {
    return this.#state.phase;
  }

  get actions(): number {
    return this.#state.actions;
  }

  /** Kinds in the Supply. */
  get supply(): readonly number[] {
    return this.#state.supply;
  }

  /** Cards left in a pile. */
  left(kind: number): number {
    return this.#state.left[kind] as number;
  }

  /** The cards in hand, as those in play and those looked at by number; `kindAt` tells what they are. */
  get hand(): readonly number[] {
    return this.#state.hand[this.seat] as readonly number[];
  }

  get play(): readonly number[] {
    return this.#state.play[this.seat] as readonly number[];
  }

  get limbo(): readonly number[] {
    return this.#state.limbo[this.seat] as readonly number[];
  }

  /** How many cards the seat has gained this turn. */
  get gained(): number {
    return this.#state.gained[this.seat] as number;
  }

  /** What a card is that the seat sees. Numbers tell nothing about where other cards are. */
  kindAt(card: number): number {
    return this.#state.kind[card] as number;
  }

  idOf(kind: number): string {
    return this.#state.box.ids[kind] as string;
  }

  mayBuy(kind: number): boolean {
    return mayBuy(this.#state, kind);
  }

  /** The answer that buys a kind. */
  buying(kind: number): Action {
    return buying(this.#state, kind);
  }

  isBuying(action: Action): boolean {
    return isBuying(this.#state, action);
  }

  /** Whether a card text asks, and not a phase. */
  get isEffect(): boolean {
    return this.#state.stack.length > 0;
  }

  /** The question of a card text, read in the one text reader there is. */
  get asked(): {
    readonly name: string;
    readonly question: Question;
    readonly label: Label;
    readonly picks: readonly number[];
  } {
    text.lookAt(this.#state);
    const { name, question } = open(text);
    return { name, question, label: labelIn(text), picks: this.#state.picks };
  }

  /** The kind of the card that the text which asks is about. */
  get about(): number {
    return this.kindAt(text.frame.card);
  }

  /** How many of the cards looked at have been decided on. */
  get decided(): number {
    return text.frame.kept.length;
  }

  /** What the seat owns; counted when first asked for. */
  get deck(): Deck {
    this.#deck ??= countDeck(this.#state, this.seat);
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

/** Copies by kind in the deck counted last: a window is valid for one answer, so one list serves all of them. */
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

/** Provinces left; the end is near when there are few. */
export const provincesLeft = (window: Window): number => window.left(PROVINCE);
export const isLate = (window: Window): boolean => provincesLeft(window) <= 3;

/** Coins a Treasure in hand is good for. */
export function coinsOf(kind: number): number {
  if (kind === GOLD) return 3;
  if (kind === SILVER) return 2;
  return kind === COPPER ? 1 : 1.5;
}

/** How much a card is missed when it leaves the hand. */
export function hold(window: Window, card: number): number {
  const kind = window.kindAt(card);
  if (isTreasure(kind)) return coinsOf(kind);
  if ((types(kind) & (VICTORY | CURSE)) !== 0) return 0;
  return 0.5 + gainOf(kind) / 2;
}

/** How gladly a card is trashed; nothing above 0 is wanted gone once the end is near. */
export function junk(window: Window, card: number): number {
  const kind = window.kindAt(card);
  const wanted = junkOf(kind);
  if (wanted === 0) return -gainOf(kind) - 1;
  if (isLate(window) && wanted !== 10) return -1;
  // Coppers go only where better money is left to live on.
  return kind === COPPER && window.deck.betterMoney < 5 ? -0.5 : wanted;
}

/** Copies of a kind that a seat owns, without those set aside. */
export const copies = (window: Window, kind: number): number => window.deck.copies[kind] as number;

const DUCHY = kindOf('duchy');
const ESTATE = kindOf('estate');
const GARDENS = kindOf('gardens');

/** How gladly a card of a kind is gained now. */
export function wish(window: Window, kind: number): number {
  const left = provincesLeft(window);
  if (kind === PROVINCE) return 100;
  if (kind === DUCHY && left <= 4) return 20;
  if (kind === GARDENS && left <= 3) return 10;
  if (kind === ESTATE && left <= 2) return 5;
  // With money in the deck, an Action for the same coins is tried once.
  if (kind === GOLD && copies(window, GOLD) >= 2) return 6;
  if (kind === SILVER && copies(window, SILVER) >= 4) return 2.5;
  const gain = gainOf(kind);
  const most = mostOf(kind);
  if (gain === 0) return -junkOf(kind) / 10 - 0.01;
  if (most < 99 && copies(window, kind) >= most) return gain / 10;
  return endsChain(kind) && window.deck.spareActions <= 0 ? gain / 10 : gain;
}

/** Whether a card is an Action that gives no Action back. */
const endsChain = (kind: number): boolean => isAction(kind) && actionsOf(kind) === 0;

import type { Seat, Tell } from '@nightjar/kernel';
import { type Library, type Question, Text as ScriptText, type Waiting } from '@nightjar/script';
import { bit, type Type } from './box.ts';
import type { DominionEvent } from './events.ts';
import { isEven } from './hidden.ts';
import { costOf, type Delayed, isEmptyPile, NONE, type State, seatsFrom } from './state.ts';

/** Where the text of a kind stands in the library. */
export interface KindText {
  readonly kind: number;
  readonly script: number;
}

/** Where the texts of a card stand in the library, by kind; NONE where it has none. */
export interface CardTexts {
  readonly play: readonly number[];
  readonly next: readonly number[];
  readonly gained: readonly number[];
  readonly discarded: readonly number[];
  readonly trashed: readonly number[];
  /** What a Boon or Hex does to the player who receives it. */
  readonly received: readonly number[];
  /** Rules that a card in play, a kingdom or a hand adds to an event. */
  readonly whileInPlay: readonly KindText[];
  readonly wholeGame: readonly KindText[];
  readonly attacked: readonly KindText[];
  /** What a State does at the start of its holder's turns. */
  readonly turnStart: readonly number[];
  /** What the first card of a kind in a turn makes good, by that kind. */
  readonly firstPlay: readonly number[];
}

/** What card text looks at. Looking changes nothing: every verb is a step of a script. */
export class Text extends ScriptText<State> {
  tell: Tell<DominionEvent> | undefined = undefined;
  readonly cards: CardTexts;

  constructor(library: Library<Text>, cards: CardTexts) {
    super(library);
    this.cards = cards;
  }

  override label(question: Question, option: number): number {
    if (question.among !== 'card') return 1 + option;
    const label = 1 + (this.state.kind[option] as number);
    // DOM-18.3c: only cards of one zone are one option.
    const isApart = question.byPlace === true && this.inPlay.includes(option);
    return isApart ? label + this.state.box.ids.length : label;
  }

  /** Triggers are told apart by their text and by the Boon or cards they are about: two Crypts, by all under them. */
  override labelOf(waiting: Waiting): number {
    const about = this.entryOf(waiting.it[0] ?? NONE);
    if (about === undefined) return 1 + waiting.script;
    const isAlike = (entry: Delayed): boolean =>
      entry.seat === about.seat &&
      entry.script === about.script &&
      entry.boon === about.boon &&
      this.ids(entry.cards).join() === this.ids(about.cards).join();
    return 1 + waiting.script + (1 + this.state.delayed.findIndex(isAlike)) * this.library.entries.length;
  }

  override get isEven(): boolean {
    return isEven(this.state);
  }

  /** Whether a covered text asks only so that nobody can tell that there is no card for it (DOM-17.17b). */
  get isIdle(): boolean {
    return this.card === NONE && this.library.entry(this.frame.script).manner.covered === true;
  }

  override markOf(card: number): number {
    return this.state.moved[card] as number;
  }

  override get order(): readonly Seat[] {
    return seatsFrom(this.state, this.state.active);
  }

  get hand(): readonly number[] {
    return this.state.hand[this.seat] as number[];
  }
  get discardPile(): readonly number[] {
    return this.state.discard[this.seat] as number[];
  }
  get deck(): readonly number[] {
    return this.state.deck[this.seat] as number[];
  }
  get inPlay(): readonly number[] {
    return this.state.play[this.seat] as number[];
  }
  /** Cards looked at, revealed or set aside by the effect, in that order. */
  get looked(): readonly number[] {
    return this.state.limbo[this.seat] as number[];
  }
  /** Whether a card is left to draw. */
  get canDraw(): boolean {
    return this.deck.length > 0 || this.discardPile.length > 0;
  }
  /** How many cards "you" have gained this turn (DOM-5.6). */
  get gainedCount(): number {
    return this.state.gained[this.seat] as number;
  }
  /** The others in turn order (DOM-1.2a). */
  get others(): readonly Seat[] {
    return seatsFrom(this.state, this.seat).slice(1);
  }
  /** The others affected by this play of an Attack (DOM-12.4). */
  get affected(): readonly Seat[] {
    return this.others.filter((seat) => ((this.frame.spared >> seat) & 1) === 0);
  }
  /** Whether the last instruction was carried out at all. */
  get did(): boolean {
    return this.it.length > 0;
  }
  /** Whether "this" still is where its text expects it (DOM-8.3). */
  get isHere(): boolean {
    return this.card !== NONE && this.markOf(this.card) === this.frame.mark;
  }
  /** Whether "it" has not moved since it became "it" (DOM-8.8). */
  get isStill(): boolean {
    return this.did && this.markOf(this.it[0] as number) === this.frame.marks[0];
  }
  /** What "it" costs. */
  get itsCost(): number {
    return this.cost(this.it[0] as number);
  }
  /** The player whose text gave rise to this one. */
  get giver(): Seat {
    return this.outer.seat;
  }
  get emptyPiles(): number {
    return this.state.supply.filter((kind) => isEmptyPile(this.state, kind)).length;
  }

  kindOf(card: number): number {
    return this.state.kind[card] as number;
  }
  is(card: number, type: Type): boolean {
    return this.isKind(this.kindOf(card), type);
  }
  isKind(kind: number, type: Type): boolean {
    return ((this.state.box.types[kind] as number) & bit(type)) !== 0;
  }
  isNamed(card: number, id: string): boolean {
    return this.state.box.ids[this.kindOf(card)] === id;
  }
  cost(card: number): number {
    return costOf(this.state, this.kindOf(card));
  }
  costOfKind(kind: number): number {
    return costOf(this.state, kind);
  }
  /** Whether a copy of this card is in play (DOM-10.8). */
  isInPlay(kind: number): boolean {
    return this.hasInPlay(this.seat, kind);
  }
  hasInPlay(seat: Seat, kind: number): boolean {
    return (this.state.play[seat] as number[]).some((card) => this.kindOf(card) === kind);
  }
  /** Spirits with cards left that cost less than this (DOM-C.exorcist.2). */
  spirits(below: number): readonly number[] {
    const { left, box } = this.state;
    return box.spirits.filter((kind) => (left[kind] as number) > 0 && this.costOfKind(kind) < below);
  }

  /** Cards in hand of a type. */
  handOf(type: Type): readonly number[] {
    const { kind, box } = this.state;
    const mask = bit(type);
    return this.hand.filter((card) => ((box.types[kind[card] as number] as number) & mask) !== 0);
  }
  /** Supply piles that are not empty and cost at most so much (DOM-5.4a). */
  pilesUpTo(most: number): readonly number[] {
    return this.piles((kind) => this.costOfKind(kind) <= most);
  }
  piles(test: (kind: number) => boolean): readonly number[] {
    return this.state.supply.filter((kind) => !isEmptyPile(this.state, kind) && test(kind));
  }

  /** What still has to be done on a later turn, by its serial. */
  entryOf(serial: number): Delayed | undefined {
    return serial === NONE ? undefined : this.state.delayed.find((entry) => entry.serial === serial);
  }
  /** What this turn-start text is about. */
  get entry(): Delayed | undefined {
    return this.entryOf(this.it[0] ?? NONE);
  }

  /** The id of a kind, for what is told. */
  id(kind: number): string {
    return this.state.box.ids[kind] as string;
  }
  ids(cards: readonly number[]): string[] {
    return cards.map((card) => this.id(this.kindOf(card)));
  }
}

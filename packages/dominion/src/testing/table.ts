import type { GameEvent, Json, Seat } from '@nightjar/kernel';
import { type Scenario, scenario } from '@nightjar/lab';
import { expect, onTestFinished } from 'vitest';
import type { DominionEvent } from '../events.ts';
import { dominion } from '../game.ts';
import { write } from '../notation.ts';
import { legal, pending } from '../questions.ts';
import { points } from '../scoring.ts';
import { NONE, type State } from '../state.ts';
import type { View } from '../view.ts';
import { type Name, type Position, SEATS, stateOf } from './position.ts';

/** Questions of a phase: they are open between effects and need not be mentioned. */
const PHASES = ['actionPhase', 'buyPhase', 'nightPhase'];

const MOODS = [undefined, 'deluded', 'envious'];
const MISERIES = [undefined, 'miserable', 'twice-miserable'];

/** A player at the table, who can do only what players can. */
export class Player {
  readonly seat: Seat;
  private readonly table: Table;

  constructor(table: Table, seat: Seat) {
    this.table = table;
    this.seat = seat;
  }

  /** Plays a card from hand in the phase that is on. */
  plays(...ids: readonly string[]): void {
    for (const id of ids) this.answers(`play ${id}`);
  }
  buys(...ids: readonly string[]): void {
    for (const id of ids) this.answers(`buy ${id}`);
  }
  /** Ends the phase that is on. */
  ends(): void {
    this.answers('end');
  }
  /** Ends phase after phase until the turn is over or an effect asks something. */
  endsTurn(): void {
    const { state } = this.table;
    const turn = state.turns.join();
    while (state.turns.join() === turn && PHASES.includes(pending(state)?.question ?? '')) this.ends();
  }
  /** Picks cards, piles or Boons by name, or words such as `yes`; `stop` ends a choice. */
  picks(...picks: readonly string[]): void {
    for (const pick of picks) {
      const texts = this.table.texts();
      this.answers(texts.find((text) => text === pick || text.split(' ').slice(1).join(' ') === pick) ?? pick);
    }
  }
  /** Gives an answer by its full text. */
  answers(text: string): void {
    this.table.scenario.answers(this.seat, text);
  }
  /** Is asked this now, with exactly these answers if they are told. */
  isAsked(question: string, answers?: string): void {
    const texts = answers?.split(',').map((text) => text.trim());
    this.table.scenario.asks(this.seat, question, texts);
  }
  /** Is refused this answer, for this clause. */
  mayNot(text: string, rule: string): void {
    this.table.scenario.refuses(this.seat, text, rule);
  }

  /** Cards in hand by name, sorted. */
  get hand(): string {
    return this.sorted(this.state.hand[this.seat] as number[]);
  }
  get inPlay(): string {
    return this.sorted(this.state.play[this.seat] as number[]);
  }
  /** Cards set aside with Hounds, Crypts and Ghosts. */
  get aside(): string {
    const kept = this.state.delayed.filter(({ seat }) => seat === this.seat).flatMap(({ cards }) => cards);
    return this.sorted([...(this.state.hounds[this.seat] as number[]), ...kept]);
  }
  /** The deck in order, its top first. */
  get deck(): string {
    return this.names((this.state.deck[this.seat] as number[]).toReversed()).join(' ');
  }
  /** The discard pile in order, its top last. */
  get discard(): string {
    return this.names(this.state.discard[this.seat] as number[]).join(' ');
  }
  /** The discard pile sorted. */
  get discarded(): string {
    return this.sorted(this.state.discard[this.seat] as number[]);
  }
  get actions(): number {
    return this.state.actions;
  }
  get coins(): number {
    return this.state.coins;
  }
  get buyCount(): number {
    return this.state.buys;
  }
  get gained(): number {
    return this.state.gained[this.seat] as number;
  }
  get points(): number {
    return points(this.state, this.seat);
  }
  /** Boons in front of this seat: kept until Clean-up, or saved for a later turn. */
  get boons(): string {
    const saved = this.state.delayed.filter(({ seat, boon }) => seat === this.seat && boon !== NONE);
    const boons = [...(this.state.front[this.seat] as number[]), ...saved.map(({ boon }) => boon)];
    return boons.map((boon) => this.state.box.ids[boon]).join(' ');
  }
  /** Facts of one type that the last answer told, as this seat perceives them. */
  hears(type: string): readonly Json[] {
    return this.table.told(type).map((event) => dominion.viewEvent(event as DominionEvent, this.seat));
  }
  /** States in front of this seat. */
  get states(): string {
    const { mood, misery, lost } = this.state;
    const held = [MOODS[mood[this.seat] as number], MISERIES[misery[this.seat] as number]];
    if (lost === this.seat) held.push('lost-in-the-woods');
    return held.filter((state) => state !== undefined).join(' ');
  }
  /** What this seat is shown. */
  get view(): View {
    return dominion.view(this.state, this.seat);
  }

  private get state(): State {
    return this.table.state;
  }
  private names(cards: readonly number[]): string[] {
    return cards.map((card) => this.state.box.ids[this.state.kind[card] as number] as string);
  }
  private sorted(cards: readonly number[]): string {
    return this.names(cards).toSorted().join(' ');
  }
}

/** A table set up in the middle of a game, and who sits there. */
export class Table {
  readonly state: State;
  readonly scenario: Scenario<State>;
  readonly alice: Player;
  readonly bob: Player;
  readonly carol: Player;
  readonly dave: Player;

  constructor(position: Position) {
    this.state = stateOf(position);
    this.scenario = scenario(dominion, this.state);
    [this.alice, this.bob, this.carol, this.dave] = SEATS.map((_, seat) => new Player(this, seat)) as [
      Player,
      Player,
      Player,
      Player,
    ];
  }

  texts(): string[] {
    return legal(this.state).map((action) => write(this.state, action));
  }
  /** What the last answer told, unredacted. */
  get events(): readonly GameEvent[] {
    return this.scenario.events;
  }
  /** Facts of one type that the last answer told. */
  told(type: string): readonly GameEvent[] {
    return this.events.filter((event) => event.type === type);
  }
  /** Cards left in a pile. */
  left(id: string): number {
    return this.state.left[this.state.box.ids.indexOf(id)] as number;
  }
  /** Names in the trash, sorted; the Heirlooms and emptied piles of the position are among them. */
  get trash(): string {
    return this.state.trash
      .map((card) => this.state.box.ids[this.state.kind[card] as number] as string)
      .toSorted()
      .join(' ');
  }
  /** The Boon deck in order, its top first. */
  get boonDeck(): string {
    return this.ids(this.state.boonDeck.toReversed());
  }
  /** The Boon discard in order, its top last. */
  get boonDiscard(): string {
    return this.ids(this.state.boonDiscard);
  }
  /** The Hex deck in order, its top first. */
  get hexDeck(): string {
    return this.ids(this.state.hexDeck.toReversed());
  }
  /** The Hex discard in order, its top last. */
  get hexDiscard(): string {
    return this.ids(this.state.hexDiscard);
  }
  /** Boons and Hexes that are turned over and in no pile. */
  get afoot(): string {
    return this.ids(this.state.afoot);
  }
  private ids(kinds: readonly number[]): string {
    return kinds.map((kind) => this.state.box.ids[kind]).join(' ');
  }
  player(name: Name): Player {
    return this[name];
  }
}

/** Sets a table; when the test is over, no effect may be waiting for an answer the test does not mention. */
export function tableOf(position: Position): Table {
  const table = new Table(position);
  let mentioned = '';
  const asks = table.scenario.asks.bind(table.scenario);
  table.scenario.asks = (seat, question, texts) => {
    asks(seat, question, texts);
    mentioned = JSON.stringify(pending(table.state));
    return table.scenario;
  };
  onTestFinished(() => {
    const open = pending(table.state);
    if (open === null || PHASES.includes(open.question)) return;
    expect(mentioned, `${open.question} is open at the end of the test`).toBe(JSON.stringify(open));
  });
  return table;
}

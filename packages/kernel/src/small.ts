import type { Choice } from './choice.ts';
import type { Decision, Eyes, GameEvent, Mode, ScoreLine, Seat, Tell } from './game.ts';
import type { JsonObject } from './json.ts';
import type { Onlookers } from './pile.ts';
import type { Rng } from './rng.ts';

/** The options of a small game: how many play, and what its choices are set to. */
export type SmallOptions = { readonly players: number } & JsonObject;

/** What a small game asks: who, what, by which clause, and what may be answered. */
export interface SmallQuestion<A extends string = string> extends Pick<Decision, 'seat' | 'question' | 'rule'> {
  readonly answers: readonly A[];
}

/** What a small game is given along with an answer: who gave it, chance, and somebody to tell what happens. */
export interface Turn {
  readonly seat: Seat;
  readonly random: Rng;
  /** The event's field `own`, if it has one, is heard by its `seat` alone. */
  readonly tell: Tell<GameEvent>;
}

/** A line of a small game's score sheet. */
export type Points = Pick<ScoreLine, 'category' | 'points' | 'rule'>;

/**
 * What a small game has to say. Its state is an object of plain data, and every field of it is either `open` or among the
 * `piles`: what is named in neither would be seen by nobody, and is refused.
 */
export interface SmallGame<S extends object, A extends string = string> {
  readonly name: string;
  readonly seats: readonly number[];
  /** 1 unless told. */
  readonly rules?: number;
  /** One called `standard` unless told. */
  readonly modes?: readonly Mode[];
  readonly choices?: readonly Choice[];
  /** Every answer of the whole game, each once. Its place in this list is its action, so later versions only add to it. */
  readonly answers: readonly A[];
  /** Fields that everybody sees. */
  readonly open: readonly string[];
  /** Fields that hold cards, and who sees them. Whatever is hidden from somebody is a card in one of these. */
  readonly piles?: NoInfer<{ readonly [field in keyof S]?: Onlookers }>;
  /** All cards there are. Each of them lies in one of the piles at every question. */
  readonly cards?: readonly number[];
  setup(options: SmallOptions, random: Rng): S;
  /** Null exactly when the game is over. */
  asks(state: S): SmallQuestion<A> | null;
  /** Gives an answer, in place. */
  answer(state: S, answer: A, turn: Turn): void;
  /** A seat's points as these eyes know them, line by line. At the end they are the same for all: what counts then lies open. */
  score(state: S, seat: Seat, eyes: Eyes): readonly Points[];
}

/** Where a small game stands: its own state, and what is kept for it. */
export interface Position<S> {
  readonly options: SmallOptions;
  readonly state: S;
  readonly rng: Rng;
  reveals: number;
}

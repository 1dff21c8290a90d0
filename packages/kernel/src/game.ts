import type { Checked } from './checked.ts';
import type { Choice } from './choice.ts';
import type { Json, JsonObject } from './json.ts';
import type { PerViewer, ViewerPart } from './per-viewer.ts';
import type { Rng } from './rng.ts';

/** A person's place at the table, counted from 0 in turn order. A solo opponent moves inside the rules and has none. */
export type Seat = number;

/** Who is looking: a seat, or the table (spectators see only what is public). */
export type Eyes = Seat | 'table';

/** One pick: a small integer whose meaning depends on the pending decision; never an index into `legal`. */
export type Action = number;

/** What the game is waiting for. */
export interface Decision {
  readonly seat: Seat;
  /** Stable name, e.g. `cast` or `cellar.discard`. Texts, notation and bot knowledge hang on it. */
  readonly question: string;
  /** Picks are made one at a time, so a set is several actions; these bound how many. */
  readonly made: number;
  readonly min: number;
  readonly max: number;
  /** The clause that asks. */
  readonly rule: string;
  /** What everybody else is told instead, where the question itself would give something hidden away. */
  readonly cover?: { readonly question: string; readonly rule: string };
  /**
   * That there is only one answer may be known to this seat alone: it is never given by itself, since that would tell.
   * Where this is not said, an only answer is the only one in everybody's eyes.
   */
  readonly secret?: true;
}

/** A past-tense fact for log and animation. Rules never read events back. */
export type GameEvent = { readonly type: string } & JsonObject;

/** Hears each fact as it happens. Search passes none, and then no fact is built. */
export type Tell<E> = (event: E) => void;

/** How a finished game ended. */
export interface Result {
  /** Points per seat. */
  readonly scores: readonly number[];
  /** Place per seat, 1 for the winner; tied seats share the better place. */
  readonly places: readonly number[];
}

/** One line of a score sheet: points with the sum they come from. */
export interface ScoreLine {
  readonly category: string;
  readonly points: number;
  /** The clause that scores it. */
  readonly rule: string;
  /** The sum, part by part; parts add up to `points`. */
  readonly parts: readonly ScorePart[];
}

/** Points and what earned them. */
export interface ScorePart extends Remark {
  readonly points: number;
}

/** One seat's score, line by line. Lines add up to `total`. */
export interface ScoreSheet {
  readonly seat: Seat;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** What a seat has by now: its sheet without the lines that count at the end alone. */
export const soFar = ({ lines }: ScoreSheet, atEnd: readonly string[] = []): number =>
  lines.reduce((sum, { category, points }) => (atEnd.includes(category) ? sum : sum + points), 0);

/** Why a move is not allowed: the numbered clause, and a template with arguments for the viewer's language. */
export interface Refusal {
  readonly rule: string;
  readonly reason: string;
  readonly with: JsonObject;
}

/** Something to be said in the viewer's language: a template name with its arguments. */
export interface Remark {
  readonly for: string;
  readonly with: JsonObject;
}

/** A score sheet of holdings that were written down, under the name that stands there. */
export interface NamedSheet extends ScoreSheet {
  readonly name: string;
  /** 1 for the winner; players tied beyond every rule share the better place. */
  readonly place: number;
  /** The rule that settled a tie with others of the same total; null where there was none. */
  readonly tie: string | null;
}

/** Something a person has reached in a finished game, once and for good, such as an achievement. */
export interface Gain {
  readonly kind: string;
  readonly what: string;
}

/** What a game knows about the long run. */
export interface Track<S> {
  /** What a seat has gained; nothing while the game is not over. */
  gained(state: S, seat: Seat): readonly Gain[];
  /** The steps on the player's track that these gains make. */
  steps(gains: readonly Gain[]): readonly string[];
}

/** A named way to play: options that go together, and with how many seats. */
export interface Mode {
  readonly id: string;
  readonly seats: readonly number[];
  readonly options: JsonObject;
}

/** How everybody plays the same on one day: from one deal, against the same bots. */
export interface Daily<S> {
  /** What is played, as `options` reads it. All chance comes from `random`, which says nothing about the deal. */
  wish(random: Rng): JsonObject;
  /** Who sits at the other seats: bots that look equally far on every machine, whatever the clock says. */
  readonly bots: readonly string[];
  /** How many turns a seat has taken. */
  turns(state: S, seat: Seat): number;
}

/** A player with knowledge of one game, such as one that always buys by the same list. `W` is the game's window. */
export interface Adviser<W> {
  readonly name: string;
  /** One of the legal answers. All chance comes from `random`. */
  answer(window: W, random: Rng): Action;
}

/** An answer, and the adviser that plays on after it. */
export interface Plan<W> {
  readonly answer: Action;
  readonly next: Adviser<W>;
}

/**
 * What an answer would bring the seat that is asked, as each game tells it. Noctiluca's hauls are no prospects: they tell of every dive
 * of any seat, asked or not, and a dive is several answers.
 */
export interface Prospect {
  /**
   * By how much the answer changes the points of the seat's own sheet, where it alone decides that; null where it promises
   * none: where chance, a hidden card or another answer has a say in it.
   */
  readonly points: number | null;
}

/** A score sheet that may have placeholders for what differs per viewer. */
export interface SharedSheet extends Pick<ScoreSheet, 'seat'> {
  readonly total: number | PerViewer;
  readonly lines: readonly (Omit<ScoreLine, 'points' | 'parts'> & {
    readonly points: number | PerViewer;
    readonly parts: readonly ScorePart[] | PerViewer;
  })[];
}

/** View and score sheets as all viewers share them, with `PER_VIEWER` in each field that differs. */
export interface SharedPart {
  readonly view: object;
  readonly sheets: readonly SharedSheet[];
}

/** Splits view and score sheets into a part that all viewers share, built once, and parts per viewer. */
export interface Parts<S> {
  shared(state: S): SharedPart;
  /** The paths are the same for all viewers and states of a match. */
  viewer(state: S, eyes: Eyes, shared: SharedPart): readonly ViewerPart[];
}

/** A bot's name for each grade: a game that names too few does not compile. */
export type Ladder = readonly [novice: string, gentle: string, steady: string, strong: string, master: string];

/** Everything a server, client, bot or test may ask of a game: `V` types its views, `W` its windows, `P` its prospects. */
export interface Game<
  S,
  O = JsonObject,
  E extends GameEvent = GameEvent,
  V extends Json = Json,
  W = unknown,
  P extends Prospect = Prospect,
> {
  readonly name: string;
  /** Raised whenever some recorded game would replay differently. */
  readonly rules: number;
  /** The same game by lower numbers of its rules: matches and records that began with them go on. */
  readonly earlier?: readonly AnyGame[];
  /** How many people may sit down. */
  readonly seats: readonly number[];
  readonly modes: readonly Mode[];
  readonly choices: readonly Choice[];
  /** The content hash of the component data a match uses unless its options name another. */
  readonly edition: string;

  /** Checks a house edition and, if it is sound, makes it usable under the content hash returned. */
  admit(edition: Json): Checked<string>;
  /** Checks options from outside and fills in defaults; `players` among them says how many people sit down. */
  options(raw: Json): Checked<O>;

  /** The seed is secret and of any length; equal options and seed give equal states on any machine. */
  setup(options: O, seed: string): S;
  copy(state: S): S;

  /** Null exactly when the game is over. */
  pending(state: S): Decision | null;
  /** Ascending, without duplicates, never empty while a decision is pending. */
  legal(state: S): readonly Action[];
  /** Applies in place. The caller vouches for legality; `play` checks. */
  apply(state: S, action: Action, tell?: Tell<E>): void;
  /** Null until the game is over. */
  result(state: S): Result | null;
  /** Each seat's score as these eyes know it, as its sum, as if the game ended now. At the end, the final score. */
  explain(state: S, eyes: Eyes): readonly ScoreSheet[];

  /** What these eyes may know, as plain data, built from a white list. */
  view(state: S, eyes: Eyes): V;
  /** View and score sheets in two parts, in games that have it; in others viewers share nothing. */
  readonly parts?: Parts<S>;
  /** The event as these eyes perceive it; null if they perceive nothing. */
  viewEvent(event: E, eyes: Eyes): Json | null;
  /** A copy re-dealt at random among all states these eyes cannot tell apart, with fresh chance. The quick way, for search. */
  determinize(state: S, eyes: Eyes, random: Rng): S;
  /**
   * A state that fits what these eyes see, from the view alone: it looks the same to them, asks the same question and
   * takes the same answers. What they cannot see is dealt at random. A view of no such game is a fault, never a crash.
   */
  imagine(view: Json, eyes: Eyes, random: Rng): Checked<S>;
  /** Rises whenever chance was drawn, or an answer showed its seat or anybody else something they did not know. Undo stops there. */
  reveals(state: S): number;

  /** `cast 4 b2`: readable, unambiguous in its state, the inverse of `read`. */
  write(state: S, action: Action): string;
  /** Null if the text is no legal answer here. */
  read(state: S, text: string): Action | null;
  /** Why this seat may not do what the text says; null if it may. Answers every text, knowing no more than the seat does. */
  refuse(state: S, seat: Seat, text: string): Refusal | null;

  /** How well a seat stands, in points ahead of its best rival, by what that seat knows. Bots hang on it. */
  estimate(state: S, seat: Seat): number;
  /** Null if every component is where it can be; otherwise what is lost or doubled. */
  audit(state: S): string | null;

  toJson(state: S): Json;
  /** Trusts the JSON: only for what `toJson` wrote. */
  fromJson(json: Json): S;

  // What follows is there in games that have it.

  /**
   * What a learned value goes by: numbers of about 1, always as many, by what the seat knows. The first is `estimate`
   * over ten while the game lasts.
   */
  features?(state: S, seat: Seat): number[];
  /** The names of the features, in their order: a net is fitted to them by name. */
  readonly featureNames?: readonly string[];
  /** What bots have learnt of it from `features`, as `nightjar train` writes it; put in by those alone who let bots think. */
  readonly net?: JsonObject;
  /** The bot that plays each grade, the weakest first, by its name (docs/bots.md). */
  readonly ladder?: Ladder;
  /**
   * What a seat that is asked sees, as its advisers and plans read it: as fast as the state, and holding only what the seat's view
   * tells. It is valid until the next answer.
   */
  window?(state: S, seat: Seat): W;
  /**
   * What an answer to the open question would bring, the same at every table that the asked seat cannot tell apart; null for
   * a text that is no answer. It is read through `Observation.prospect`, from what the seat sees.
   */
  prospect?(state: S, text: string): P | null;
  /** Players with knowledge of this game alone; the last one plays the rollouts of a search. */
  readonly advisers?: readonly Adviser<W>[];
  /** The answers that are worth weighing where turns are long, the usual one first; one alone where there is nothing to weigh. */
  plans?(window: W): readonly Plan<W>[];
  /** Options that a table among several begins with where nothing else is said: what a record or a test can do without. */
  readonly atTables?: JsonObject;
  /** Events that openly tell something no view keeps, such as a hand that was shown and taken back. */
  readonly passing?: readonly string[];
  /** What the end means for each seat besides its points; empty before the end. */
  endings?(state: S): readonly (readonly Remark[])[];
  /** The lines of a score sheet that count at the end alone: before it they are no part of what a seat has. */
  readonly atEnd?: readonly string[];
  /** Scores what people hold at the end of a game they played elsewhere, with the edition of this content hash. */
  holdings?(json: Json, edition: string): Checked<readonly NamedSheet[]>;
  readonly track?: Track<S>;
  readonly daily?: Daily<S>;
}

/** A game whose state and options are of no concern to the holder. */
// biome-ignore lint/suspicious/noExplicitAny: the holder only hands states back to the game that made them.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyGame = Game<any, any, any, any, any, any>;

type Unless<Any, T, Otherwise> = 0 extends Any & 1 ? Otherwise : T;

/** The state of a game, by the type of the game. */
export type StateOf<G extends AnyGame> = Unless<ReturnType<G['setup']>, ReturnType<G['setup']>, unknown>;

/** What eyes see of a game, by the type of the game. */
export type ViewOf<G extends AnyGame> = Unless<ReturnType<G['view']>, ReturnType<G['view']>, Json>;

/** What a game tells of an answer, by the type of the game. */
export type ProspectOf<G extends AnyGame> =
  G extends Game<infer _S, infer _O, infer _E, infer _V, infer _W, infer P> ? P : Prospect;

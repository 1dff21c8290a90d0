import { bad, type Checked, good } from './checked.ts';
import type { Action, AnyGame, ProspectOf, Result, Seat } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import type { Rng } from './rng.ts';
import { rngFrom } from './rng.ts';
import { type Asked, decisionFor, legalTexts } from './sight.ts';

/**
 * An open question as the seat that is asked may know it. The state behind it is private: a player cannot read what its seat
 * does not see. View, answers, window and imagined states are built only when they are asked for.
 */
export class Observation<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly seat: Seat;
  readonly #state: unknown;
  #view: Json | undefined;
  #legal: readonly Action[] | undefined;

  /** The caller vouches that this seat is asked. */
  constructor(game: G, state: unknown, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.#state = state;
  }

  /** The observation in which this seat has this view. A fault where it is no view of the game, or the seat is not asked. */
  static seen<G extends AnyGame>(game: G, view: Json, seat: Seat): Checked<Observation<G>> {
    const imagined = game.imagine(view, seat, rngFrom('observation'));
    if (!imagined.ok) return imagined;
    if (game.pending(imagined.value)?.seat !== seat) return bad('seat', 'is not asked');
    const observation = new Observation(game, imagined.value, seat);
    observation.#view = view;
    return good(observation);
  }

  /** What the seat sees. */
  get view(): Json {
    this.#view ??= this.game.view(this.#state, this.seat) as Json;
    return this.#view;
  }

  get decision(): Asked {
    return decisionFor(this.game.pending(this.#state), this.seat) as Asked;
  }

  /** All answers as actions, ascending. */
  get legal(): readonly Action[] {
    this.#legal ??= this.game.legal(this.#state);
    return this.#legal;
  }

  /** The same as texts, in the same order. */
  get answers(): readonly string[] {
    return legalTexts(this.game, this.#state);
  }

  /** What the game's own advisers read. */
  get window(): unknown {
    return this.game.window?.(this.#state, this.seat);
  }

  /** What an answer would bring, in games that tell it; null for a text that is no answer. */
  prospect(text: string): ProspectOf<G> | null {
    return this.game.prospect?.(this.#state, text) ?? null;
  }

  write(action: Action): string {
    return this.game.write(this.#state, action);
  }

  /**
   * A state that fits the view, with everything hidden dealt at random: the player's own, to search from and to change. States that
   * the seat cannot tell apart lead to equal ones (law `bots`), so it makes no difference that the deal begins with the true one.
   */
  imagine(rng: Rng): unknown {
    return this.game.determinize(this.#state, this.seat, rng);
  }

  /** The same observation for a player that goes by another net. */
  withNet(net: JsonObject): Observation {
    return new Observation({ ...this.game, net }, this.#state, this.seat);
  }
}

/** Answers for a seat: a bot, an adviser of a game, a program outside. */
export interface Player {
  readonly name: string;
  /** One of the legal answers. All chance comes from `rng`: equal views and equal generators give equal answers. */
  answer(observation: Observation, rng: Rng): Action | Promise<Action>;
  /** Hears that a game begins. */
  sit?(game: AnyGame, options: JsonObject): void;
  /** Hears how it ended; null where a player forfeited, or the game was truncated. */
  rise?(result: Result | null): void;
}

import { bad, type Checked, good } from './checked.ts';
import type { Eyes, Game, GameEvent, Refusal, Result, Seat, Tell } from './game.ts';
import type { Json, JsonObject } from './json.ts';
import { play } from './play.ts';
import { type GameRecord, type RecordedAnswer, seal, verify } from './record.ts';

/**
 * A game being played: its record, its state and the checked way to change both.
 * Nothing leaves a table but views, events as eyes perceive them, and the record, which is for the keeper alone.
 */
export class Table<S, O extends object = JsonObject, E extends GameEvent = GameEvent> {
  readonly game: Game<S, O, E>;
  readonly #options: O;
  readonly #seed: string;
  readonly #seats: readonly string[];
  #state: S;
  #answers: RecordedAnswer[] = [];
  #consents: number[] = [];
  #locked = 0;

  constructor(game: Game<S, O, E>, options: O, seed: string, seats: readonly string[]) {
    this.game = game;
    this.#options = options;
    this.#seed = seed;
    this.#seats = seats;
    this.#state = game.setup(options, seed);
  }

  /** The table a record leads to, or why the record is not true. */
  static resume<S, O extends object, E extends GameEvent>(
    game: Game<S, O, E>,
    record: GameRecord,
  ): Checked<Table<S, O, E>> {
    const state = verify<S>(game, record);
    if (!state.ok) return state;
    const options = game.options(record.options);
    if (!options.ok) return options;
    if (record.locked < 0 || record.locked > record.answers.length)
      return bad('locked', 'is no count of these answers');
    const table = new Table(game, options.value, record.seed, record.seats);
    table.#state = state.value;
    table.#answers = [...record.answers];
    table.#consents = [...record.consents];
    table.#locked = record.locked;
    return good(table);
  }

  /** The state itself, for bots, previews and printing at this very table. Never send it anywhere. */
  get state(): S {
    return this.#state;
  }

  get answers(): readonly RecordedAnswer[] {
    return this.#answers;
  }

  get result(): Result | null {
    return this.game.result(this.#state);
  }

  record(): GameRecord {
    return seal(
      {
        game: this.game.name,
        rules: this.game.rules,
        edition: (this.#options as { edition?: string }).edition ?? this.game.edition,
        seed: this.#seed,
        options: this.#options as JsonObject,
        seats: this.#seats,
        answers: [...this.#answers],
        consents: [...this.#consents],
        locked: this.#locked,
      },
      this.game.toJson(this.#state),
    );
  }

  view(eyes: Eyes): Json {
    return this.game.view(this.#state, eyes);
  }

  /** Answers for a seat. Null if it was accepted; otherwise why not, and nothing has changed. */
  answer(seat: Seat, text: string, tell?: Tell<E>): Refusal | null {
    const before = this.game.reveals(this.#state);
    // Written anew, so that the record holds the one spelling of each answer.
    const action = this.game.pending(this.#state)?.seat === seat ? this.game.read(this.#state, text) : null;
    const written = action === null ? text : this.game.write(this.#state, action);
    const refusal = play(this.game, this.#state, seat, text, tell);
    if (refusal !== null) return refusal;
    // What another seat has answered to, or would answer, is known now: nothing before it may be changed.
    if (this.#answers.length > 0 && this.#answers.at(-1)?.seat !== seat) this.#locked = this.#answers.length;
    this.#answers.push({ seat, text: written });
    if (this.game.reveals(this.#state) !== before) this.#locked = this.#answers.length;
    return null;
  }

  /** How many answers this seat may take back now, freely. */
  undoable(seat: Seat): number {
    let count = 0;
    for (let i = this.#answers.length - 1; i >= this.#locked && this.#answers[i]?.seat === seat; i -= 1) count += 1;
    return count;
  }

  /** Takes back this seat's last answer. Null if done; otherwise why not. */
  undo(seat: Seat): Refusal | null {
    if (this.undoable(seat) === 0) return { rule: '', reason: this.#whyNoUndo(seat), with: {} };
    this.#rewind(this.#answers.length - 1);
    return null;
  }

  /** Takes back answers across barriers: only with everybody's consent, which the record keeps. */
  undoByConsent(count: number): Refusal | null {
    if (!Number.isSafeInteger(count) || count < 1 || count > this.#answers.length) {
      return { rule: '', reason: 'nothing-to-undo', with: {} };
    }
    this.#consents.push(this.#answers.length);
    this.#rewind(this.#answers.length - count);
    this.#locked = this.#answers.length;
    return null;
  }

  #whyNoUndo(seat: Seat): string {
    const last = this.#answers.at(-1);
    if (last === undefined) return 'nothing-to-undo';
    return last.seat === seat ? 'undo-barrier' : 'undo-others';
  }

  #rewind(length: number): void {
    const kept = this.#answers.slice(0, length);
    const state = this.game.setup(this.#options, this.#seed);
    for (const { text } of kept) this.game.apply(state, this.game.read(state, text) ?? 0);
    this.#answers = kept;
    this.#state = state;
    this.#locked = Math.min(this.#locked, length);
  }
}

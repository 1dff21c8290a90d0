import { bad, type Checked, faultText, good } from './checked.ts';
import type { AnyGame, Decision, Eyes, Refusal, Result, Seat, StateOf, ViewOf } from './game.ts';
import type { JsonObject } from './json.ts';
import { editionIn, type GameRecord, type RecordedAnswer, rulesOf, seal, verify } from './record.ts';
import { type Sight, sightOf } from './sight.ts';
import {
  agreed,
  answered,
  answersGiven,
  besideBots,
  isRefusal,
  laid,
  type Move,
  moved,
  retold,
  type Table,
  tableAt,
  undoable,
  undone,
} from './table.ts';

/**
 * A table and its whole record side by side, for a device, a terminal or a test that keeps both.
 * Nothing leaves it but what eyes receive, and the record, which is for the keeper alone.
 */
export class Sitting<G extends AnyGame = AnyGame> {
  readonly game: G;
  readonly options: JsonObject;
  readonly #seed: string;
  readonly #seats: readonly string[];
  #table: Table<StateOf<G>>;
  #answers: readonly RecordedAnswer[] = [];
  #consents: readonly number[] = [];

  private constructor(game: G, options: object, seed: string, seats: readonly string[], table: Table<StateOf<G>>) {
    this.game = game;
    this.options = options as JsonObject;
    this.#seed = seed;
    this.#seats = seats;
    this.#table = besideBots(table, aloneAmong(seats));
  }

  /**
   * Sits down to a new game; what gives itself at the start is told. The game reads the options: an error says what is wrong
   * with them. Seats without names are Player 1, Player 2 and so on.
   */
  static begin<G extends AnyGame>(
    game: G,
    options: object,
    seed: string,
    seats?: readonly string[],
    tell?: (move: Move) => void,
  ): Sitting<G> {
    const read = game.options(options as JsonObject);
    if (!read.ok) throw new Error(`${game.name}: ${faultText(read.fault)}`);
    const chosen = read.value as JsonObject;
    const { table, moves } = laid<StateOf<G>>(game, chosen, seed);
    const sitting = new Sitting(game, chosen, seed, seats ?? numbered(chosen), table);
    sitting.#took(moves, tell);
    return sitting;
  }

  /** The sitting a record leads to, or why the record is not true. */
  static resume<G extends AnyGame>(newest: G, record: GameRecord): Checked<Sitting<G>> {
    const game = rulesOf(newest, record.rules) ?? newest;
    const state = verify<StateOf<G>>(game, record);
    if (!state.ok) return state;
    const { answers, locked, seed, seats } = record;
    const options = game.options(record.options);
    if (!options.ok) return options;
    if (locked < 0 || locked > answers.length) return bad('locked', 'is no count of these answers');
    const table = retold<StateOf<G>>(game, options.value, seed, { answers, locked, alone: aloneAmong(seats) });
    const sitting = new Sitting(game, options.value as object, seed, seats, table);
    sitting.#answers = answers;
    sitting.#consents = record.consents;
    return good(sitting);
  }

  get table(): Table<StateOf<G>> {
    return this.#table;
  }

  /** The state itself, for bots, previews and printing at this very place. Never send it anywhere. */
  get state(): StateOf<G> {
    return this.#table.state;
  }

  get answers(): readonly RecordedAnswer[] {
    return this.#answers;
  }

  get decision(): Decision | null {
    return this.game.pending(this.state);
  }

  get result(): Result | null {
    return this.game.result(this.state);
  }

  record(): GameRecord {
    const { game, options } = this;
    return seal(
      {
        game: game.name,
        rules: game.rules,
        edition: editionIn(game, options),
        seed: this.#seed,
        options,
        seats: this.#seats,
        answers: this.#answers,
        consents: this.#consents,
        locked: this.#table.locked,
      },
      game.toJson(this.state),
    );
  }

  /** Every answer that stands with what it caused, told once more from the start. */
  moves(): readonly Move[] {
    const moves: Move[] = [];
    let table = tableAt<StateOf<G>>(this.game, this.game.setup(this.options, this.#seed));
    for (const { seat, text } of this.#answers) {
      const next = moved(table, seat, text);
      if (isRefusal(next)) throw new Error(`an answer that stands is refused: ${next.reason}`);
      moves.push(...next.moves);
      table = next.table;
    }
    return moves;
  }

  sight(eyes: Eyes): Sight<ViewOf<G>> {
    return sightOf<ViewOf<G>>(this.#table, eyes);
  }

  /** Answers for a seat. Null if it was accepted; otherwise the refusal, and nothing has changed. */
  answer(seat: Seat, text: string, tell?: (move: Move) => void): Refusal | null {
    const outcome = answered(this.#table, seat, text);
    if (isRefusal(outcome)) return outcome;
    this.#table = outcome.table;
    this.#took(outcome.moves, tell);
    return null;
  }

  /** How many answers of its own this seat may take back now, freely. */
  undoable(seat: Seat): number {
    return undoable(this.#table, seat);
  }

  /** Takes back this seat's last answer and what only followed it. Null if done; otherwise why not. */
  undo(seat: Seat): Refusal | null {
    const outcome = undone(this.#table, seat);
    if (isRefusal(outcome)) return outcome;
    this.#table = outcome.table;
    this.#answers = this.#answers.slice(0, -outcome.count);
    return null;
  }

  /** Takes back answers across barriers: only with everybody's consent, which the record keeps. */
  undoByConsent(count: number): Refusal | null {
    if (!Number.isSafeInteger(count) || count < 1 || count > this.#answers.length) {
      return { rule: '', reason: 'nothing-to-undo', with: {} };
    }
    this.#consents = [...this.#consents, this.#answers.length];
    const left = agreed<StateOf<G>>(this.game, this.options, this.#seed, this.#answers.slice(0, -count));
    this.#table = besideBots(left, this.#table.alone);
    this.#answers = this.#answers.slice(0, answersGiven(this.#table));
    return null;
  }

  #took(moves: readonly Move[], tell?: (move: Move) => void): void {
    this.#answers = [...this.#answers, ...moves.map(({ seat, text }) => ({ seat, text }))];
    for (const move of moves) tell?.(move);
  }
}

/** The only person among seats by their names, where all others are bots, as `bot:greedy` is. */
function aloneAmong(seats: readonly string[]): Seat | null {
  const people = seats.flatMap((name, seat) => (name.startsWith('bot:') ? [] : [seat]));
  return people.length === 1 && seats.length > 1 ? (people[0] as Seat) : null;
}

/** Names for as many people as the options say sit down. */
const numbered = ({ players }: JsonObject): string[] =>
  Array.from({ length: typeof players === 'number' ? players : 0 }, (_, seat) => `Player ${seat + 1}`);

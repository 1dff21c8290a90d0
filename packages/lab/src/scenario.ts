import {
  type AnyGame,
  type Eyes,
  type GameEvent,
  type Json,
  type JsonObject,
  legalTexts,
  play,
  type Result,
  type Seat,
} from '@nightjar/kernel';
import { difference, notPlain } from './difference.ts';
import { allEyes } from './eyes.ts';
import { Broken } from './laws/breach.ts';
import { holdsForced } from './laws/forced.ts';
import { holdsImagine } from './laws/imagine.ts';
import { holdsPeek } from './laws/peek.ts';
import { inline } from './sheet.ts';

/** A game driven as a transcript: only moves a seat could make, and no question may be passed over in silence. */
export interface Scenario<S = unknown> {
  readonly state: S;
  /** What the last answer told, unredacted. */
  readonly events: readonly GameEvent[];
  /** This seat is asked this question now; with texts, exactly these answers are legal, in any order. */
  asks(seat: Seat, question: string, texts?: readonly string[]): Scenario<S>;
  /** The seat gives these answers, one after the other, all to questions asked of it. */
  answers(seat: Seat, ...texts: readonly string[]): Scenario<S>;
  /** The seat is refused, for this clause, and nothing changes. */
  refuses(seat: Seat, text: string, rule: string): Scenario<S>;
  /** The last answer told a fact of this type with at least these fields. */
  tells(type: string, fields?: JsonObject): Scenario<S>;
  /** The last answer told no fact of this type. */
  tellsNo(type: string): Scenario<S>;
  view(eyes: Eyes): Json;
  /** The game is over; its result. */
  isOver(): Result;
  /** Fails if a question is open, or the game is over, and the transcript does not say so. */
  end(): void;
}

/** Runs a transcript to its end: the last thing it says must be what is asked then, or that the game is over. */
export function transcript<S>(game: AnyGame, state: S, told: (t: Scenario<S>) => void): void {
  const t = scenario(game, state);
  told(t);
  t.end();
}

/** A scenario whose `end` the caller must not forget; `transcript` calls it. */
export function scenario<S>(game: AnyGame, state: S): Scenario<S> {
  let events: GameEvent[] = [];
  let isSaid = false;
  let steps = 0;

  const fail = (what: string): never => {
    throw new Error(`${what}\n${situation(game, state)}`);
  };

  const check = (): void => {
    const lost = game.audit(state);
    if (lost !== null) fail(`components: ${lost}`);
    const json = game.toJson(state);
    const back = game.toJson(game.fromJson(JSON.parse(JSON.stringify(json)) as Json));
    const unlike = notPlain(json) ?? difference(json, back);
    if (unlike !== null) fail(`JSON there and back: ${unlike}`);
    try {
      const action = game.legal(state)[0];
      holdsPeek(game, state, { seed: `scenario ${steps}` }, action);
      holdsForced(game, state, `scenario ${steps}`);
      // One viewer after the other: a transcript has many steps.
      const all = allEyes(game, state);
      holdsImagine(game, state, `scenario ${steps}`, [all[steps % all.length] as Eyes]);
    } catch (error) {
      if (!(error instanceof Broken)) throw error;
      fail(`the law "${error.law}": ${error.message}`);
    }
  };

  const give = (seat: Seat, text: string): void => {
    const decision = game.pending(state);
    if (decision === null) return fail(`seat ${seat} answers "${text}" after the end`);
    if (decision.seat !== seat) return fail(`seat ${seat} answers "${text}", but seat ${decision.seat} is asked`);
    events = [];
    const refusal = play(game, state, seat, text, (event: GameEvent) => events.push(event));
    if (refusal !== null) fail(`"${text}" is refused: ${refusal.rule} ${refusal.reason} ${inline(refusal.with)}`);
    isSaid = false;
    steps += 1;
    check();
  };

  check();
  const t: Scenario<S> = {
    state,
    get events() {
      return events;
    },
    asks(seat, question, texts) {
      const decision = game.pending(state);
      if (decision?.seat !== seat || decision.question !== question)
        fail(`expected seat ${seat} to be asked ${question}`);
      const legal = legalTexts(game, state).toSorted().join(', ');
      const wanted = texts?.toSorted().join(', ');
      if (wanted !== undefined && wanted !== legal) fail(`expected the answers ${wanted}`);
      isSaid = true;
      return t;
    },
    answers(seat, ...texts) {
      for (const text of texts) give(seat, text);
      return t;
    },
    refuses(seat, text, rule) {
      const before = game.toJson(state);
      const refusal = game.refuse(state, seat, text);
      if (refusal === null) return fail(`"${text}" by seat ${seat} is not refused`);
      if (refusal.rule !== rule) fail(`"${text}" is refused for ${refusal.rule} (${refusal.reason}), not for ${rule}`);
      if (play(game, state, seat, text) === null) fail(`"${text}" was refused and then played`);
      const unlike = difference(before, game.toJson(state));
      if (unlike !== null) fail(`the refused "${text}" changed ${unlike}`);
      return t;
    },
    tells(type, fields = {}) {
      const found = events.some((event) => event.type === type && hasFields(event, fields));
      if (!found) fail(`expected ${type} ${inline(fields)} to be told, but was told ${inline(events)}`);
      return t;
    },
    tellsNo(type) {
      if (events.some((event) => event.type === type)) fail(`expected no ${type}, but was told ${inline(events)}`);
      return t;
    },
    view: (eyes) => game.view(state, eyes),
    isOver() {
      const result: Result | null = game.result(state);
      if (result === null || game.pending(state) !== null) return fail('expected the game to be over');
      isSaid = true;
      return result;
    },
    end() {
      if (!isSaid)
        fail('the transcript ends without saying what is asked now (asks) or that the game is over (isOver)');
    },
  };
  return t;
}

const hasFields = (event: GameEvent, fields: JsonObject): boolean =>
  Object.entries(fields).every(([key, field]) => difference(event[key], field) === null);

function situation(game: AnyGame, state: unknown): string {
  const decision = game.pending(state);
  if (decision === null) return 'The game is over.';
  const { seat, question, made, min, max, rule } = decision;
  return `Seat ${seat} is asked ${question} (${made} of ${min} to ${max}, ${rule}) and may answer: ${legalTexts(game, state).join(', ')}`;
}

import type { Action, AnyGame, Decision, Eyes, GameEvent, Openly, Remark, Result, ScoreSheet } from './game.ts';
import type { Json } from './json.ts';
import { OWN, type Own, withOwn } from './own.ts';
import { type Table, undoable } from './table.ts';

/** The open question as eyes may know it; how many picks are possible is for the seat that is asked. */
export type Asked = Pick<Decision, 'seat' | 'question' | 'made' | 'rule'> & Partial<Pick<Decision, 'min' | 'max'>>;

/** Everything that certain eyes receive of a table at one moment. Nothing else of a table is sent or shown anywhere. */
export interface Sight<V extends Json = Json> {
  readonly view: V;
  readonly decision: Asked | null;
  /** Texts of the legal answers, if these eyes are asked; otherwise empty. */
  readonly answers: readonly string[];
  /** How many answers of their own these eyes may take back now, freely. */
  readonly undo: number;
  readonly sheets: readonly ScoreSheet[];
  /** Null until the game is over. */
  readonly result: Result | null;
  /** What the end means for each seat besides its points; empty before the end. */
  readonly endings: readonly (readonly Remark[])[];
}

/** The one way a table is shown. */
export function sightOf<V extends Json = Json>(table: Table, eyes: Eyes): Sight<V> {
  const open = openSight<V>(table);
  return { ...withOwn(open, ownSight(table, eyes, open)), ...askedSight(table, eyes) };
}

/** What everybody sees of a table alike, with `OWN` where eyes differ: made once, however many look. */
export function openSight<V extends Json = Json>({ game, state }: Table): Sight<V> {
  const { view, sheets } = game.shared?.openly(state) ?? { view: OWN, sheets: OWN };
  const result: Result | null = game.result(state);
  return {
    view,
    decision: OWN,
    answers: OWN,
    undo: OWN,
    sheets,
    result,
    endings: result === null ? [] : (game.endings?.(state) ?? []),
  };
}

/** What certain eyes see of view and score sheets besides. The paths are the same for all eyes and moments. */
export function ownSight({ game, state }: Table, eyes: Eyes, open: Openly): readonly Own[] {
  return (
    game.shared?.own(state, eyes, open) ?? [
      { path: 'view', is: game.view(state, eyes) },
      { path: 'sheets', is: game.explain(state, eyes) },
    ]
  );
}

/** What is asked of certain eyes, and what they may take back. */
export function askedSight(table: Table, eyes: Eyes): Pick<Sight, 'decision' | 'answers' | 'undo'> {
  const { game, state } = table;
  const decision: Decision | null = game.pending(state);
  return {
    decision: decisionFor(decision, eyes),
    answers: decision?.seat === eyes ? legalTexts(game, state) : [],
    undo: eyes === 'table' ? 0 : undoable(table, eyes),
  };
}

/** What everyone may know of a decision. */
export function decisionFor(decision: Decision | null, eyes: Eyes): Asked | null {
  if (decision === null) return null;
  const { seat, question, made, min, max, rule, cover } = decision;
  if (eyes === seat) return { seat, question, made, min, max, rule };
  return { seat, question: cover?.question ?? question, made, rule: cover?.rule ?? rule };
}

/** The legal answers as texts. */
export const legalTexts = (game: AnyGame, state: unknown): readonly string[] =>
  game.legal(state).map((action: Action) => game.write(state, action));

/** Events as these eyes perceive them, in order. */
export function heardBy(game: AnyGame, facts: readonly GameEvent[], eyes: Eyes): readonly GameEvent[] {
  const heard: GameEvent[] = [];
  for (const fact of facts) {
    const event = game.viewEvent(fact, eyes) as GameEvent | null;
    if (event !== null) heard.push(event);
  }
  return heard;
}

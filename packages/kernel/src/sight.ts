import type { Action, AnyGame, Decision, Eyes, GameEvent, Remark, Result, ScoreSheet, SharedPart } from './game.ts';
import type { Json } from './json.ts';
import { PER_VIEWER, type PerViewer, type ViewerPart, withViewerParts } from './per-viewer.ts';
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
  const shared = sharedSight(table);
  return { ...withViewerParts<Sight<V>>(shared, sightParts(table, eyes, shared)), ...decisionSight(table, eyes) };
}

/** A sight as all viewers share it, with `PER_VIEWER` in each field that differs: built once for all of them. */
export interface SharedSight extends Pick<Sight, 'result' | 'endings'> {
  readonly view: SharedPart['view'] | PerViewer;
  readonly sheets: SharedPart['sheets'] | PerViewer;
  readonly decision: PerViewer;
  readonly answers: PerViewer;
  readonly undo: PerViewer;
}

export function sharedSight({ game, state }: Table): SharedSight {
  const { view, sheets } = game.parts?.shared(state) ?? { view: PER_VIEWER, sheets: PER_VIEWER };
  const result: Result | null = game.result(state);
  return {
    view,
    decision: PER_VIEWER,
    answers: PER_VIEWER,
    undo: PER_VIEWER,
    sheets,
    result,
    endings: result === null ? [] : (game.endings?.(state) ?? []),
  };
}

/** One viewer's parts of view and score sheets. The paths are the same for all viewers and moments of a match. */
export function sightParts(
  { game, state }: Table,
  eyes: Eyes,
  { view, sheets }: Pick<SharedSight, 'view' | 'sheets'>,
): readonly ViewerPart[] {
  return (
    game.parts?.viewer(state, eyes, { view, sheets } as SharedPart) ?? [
      { path: 'view', value: game.view(state, eyes) },
      { path: 'sheets', value: game.explain(state, eyes) },
    ]
  );
}

/** One viewer's decision, answers and count of free undos. */
export function decisionSight(table: Table, eyes: Eyes): Pick<Sight, 'decision' | 'answers' | 'undo'> {
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

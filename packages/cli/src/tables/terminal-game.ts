import type { Sources } from '@nightjar/kernel/editions';
import type { Golden } from '../golden.ts';
import type { Words } from '../words/words.ts';
import type { Extras, TableDrawing } from './table.ts';

/** A game as a terminal knows it besides its rules. */
export interface TerminalGame {
  readonly words: Words;
  readonly drawing: TableDrawing;
  /** An answer, a shorter way to give it and a rule, for the help; null for a game without rules in our documents. */
  readonly example: { readonly answer: string; readonly short: string; readonly rule: string } | null;
  /** Playthroughs that are kept in golden/. */
  readonly goldens: readonly Golden[];
  /** Where the numbers of its edition come from. */
  readonly sources?: Sources;
  /** What its terminal table understands besides what all tables do. */
  readonly extras?: Extras;
}

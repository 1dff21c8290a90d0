import type { Json } from '@nightjar/kernel';
import type { Colours } from '../terminal.ts';
import type { Speech } from '../words/words.ts';

/** What somebody at the table sees, and what they may answer. */
export interface Sight {
  readonly view: Json;
  /** Texts of the legal answers, if it is their turn. */
  readonly answers: readonly string[];
  readonly speech: Speech;
  readonly colours: Colours;
}

/** How a game looks in a terminal: lines drawn from a view, never from a state. */
export type TableDrawing = (sight: Sight) => readonly string[];

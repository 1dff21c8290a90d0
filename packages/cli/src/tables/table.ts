import type { Json } from '@nightjar/kernel';
import type { Colours } from '../terminal.ts';
import type { Lang, Speech } from '../words/words.ts';

/** What a player sees, and the legal answers. */
export interface TerminalSight {
  readonly view: Json;
  /** Texts of the legal answers, if it is their turn. */
  readonly answers: readonly string[];
  readonly speech: Speech;
  readonly colours: Colours;
}

/** How a game looks in a terminal: lines drawn from a view, never from a state. */
export type TableDrawing = (sight: TerminalSight) => readonly string[];

/** What the terminal table of one game understands besides what every table does. */
export interface Extras {
  /** More lines for `help`. */
  readonly help: 'dominion.help';
  /** The numbered answers. */
  answers(sight: TerminalSight): readonly string[];
  /** What was typed, in the words of the notation: other names and shorter ones are understood too. */
  understood(typed: string, view: Json): string;
  /** Words that give several answers in a row: the next one to the question that is open, null when that was all. */
  readonly shortcuts: { readonly [word: string]: (answers: readonly string[], view: Json) => string | null };
  /** What a card says; without a name, what the cards of this table say. */
  card(name: string, view: Json, lang: Lang): readonly string[];
}

import type { Box } from '@nightjar/noctiluca';
import { type BoardSay, boardWords, diceWords } from '@nightjar/words/noctiluca';
import type { BoardProps } from '../../table/face.ts';
import { boxIn, byName, type SeenTable, seenTable } from './view.ts';

/** What every part of the board works with: the view as it is, the box, and words. */
export interface Part {
  readonly table: SeenTable;
  readonly box: Box;
  /** The seat whose eyes these are; −1 for spectators. */
  readonly me: number;
  /** The answer that is pointed at, or picked and not yet confirmed; a whole dive on lines of their own. */
  readonly shown: string | null;
  readonly t: BoardSay;
  /** A thing of the box by its id. */
  readonly name: (id: string) => string;
  /** Dice by colour in words. */
  readonly dice: (dice: readonly number[]) => string;
}

export function partOf({ view, eyes, answers, preview, chosen, speech, lang }: BoardProps): Part {
  const table = seenTable(view);
  const shown = preview ?? chosen;
  const name = (id: string): string => speech.gloss(`: ${id}`) || id;
  return {
    table,
    box: boxIn(table),
    me: eyes === 'table' ? -1 : eyes,
    // What was pointed at a question ago is no answer to this one.
    shown: shown !== null && answers.includes(shown.split('\n')[0] ?? '') ? shown : null,
    t: boardWords(lang),
    name,
    dice: (dice) => diceWords(byName(dice), lang, name),
  };
}

/** A number with its sign, one digit after the point where it is not whole. */
export function signed(n: number, lang: string): string {
  const rounded = Math.round(n * 10) / 10;
  const digits = Math.abs(rounded).toLocaleString(lang, { maximumFractionDigits: 1 });
  return rounded > 0 ? `+${digits}` : rounded < 0 ? `−${digits}` : '0';
}

import type { Eyes } from '@nightjar/kernel';
import type { Box, View } from '@nightjar/noctiluca';
import type { Lang } from '@nightjar/words';
import { type BoardSay, boardWords, diceWords } from '@nightjar/words/noctiluca';
import type { BoardProps } from '../../table/face.ts';
import { linesOf } from './dive.ts';
import { boxIn, byName } from './view.ts';

/** What every part of this board is given. */
export type Props = BoardProps<View>;

/** The view as it is, and whose it is. */
export interface Seen {
  readonly table: View;
  readonly eyes: Eyes;
}

/** What every part of the board works with: what is seen, the box, and words. */
export interface Part extends Seen {
  readonly box: Box;
  /** The seat whose eyes these are; −1 for spectators. */
  readonly me: number;
  /** The answer that is pointed at, or picked and not yet confirmed; a whole dive on lines of their own. */
  readonly shown: string | null;
  readonly lang: Lang;
  readonly t: BoardSay;
  /** A thing of the box by its id. */
  readonly name: (id: string) => string;
  /** Dice by colour in words. */
  readonly dice: (dice: readonly number[]) => string;
}

export function partOf({ view, eyes, answers, preview, chosen, speech, lang }: Props): Part {
  const shown = preview ?? chosen;
  const name = (id: string): string => speech.name(id);
  return {
    table: view,
    box: boxIn(view),
    eyes,
    me: eyes === 'table' ? -1 : eyes,
    // What was pointed at a question ago is no answer to this one.
    shown: shown !== null && answers.includes(linesOf(shown)[0] ?? '') ? shown : null,
    lang,
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

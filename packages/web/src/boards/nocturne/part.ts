import type { Box, View } from '@nightjar/nocturne';
import type { Lang } from '@nightjar/words';
import { type BoardSay, boardWords } from '@nightjar/words/nocturne';
import type { BoardProps } from '../../table/face.ts';
import { castOf } from './casts.ts';
import { boxIn } from './view.ts';

/** What every part of this board is given. */
export type Props = BoardProps<View>;

/** What every part of the board works with: the view as it is, the box, and words. */
export interface Part {
  readonly table: View;
  readonly box: Box;
  /** The side whose eyes these are; −1 for spectators. */
  readonly me: number;
  /** The answer that is pointed at, or picked and not yet confirmed. */
  readonly shown: string | null;
  readonly lang: Lang;
  readonly t: BoardSay;
  /** A thing of the box by its id. */
  readonly name: (id: string) => string;
}

export function partOf({ view: table, eyes, answers, preview, chosen, speech, lang }: Props): Part {
  const shown = preview ?? chosen;
  return {
    table,
    box: boxIn(table),
    me: eyes === 'table' ? -1 : eyes,
    // What was pointed at a question ago is no answer to this one.
    shown: shown !== null && answers.includes(shown) ? shown : null,
    lang,
    t: boardWords(lang),
    name: (id) => speech.name(id),
  };
}

/** The cast that is pointed at or picked. */
export const shownCast = ({ shown }: Part): ReturnType<typeof castOf> => castOf(shown);

/** A number with its sign. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

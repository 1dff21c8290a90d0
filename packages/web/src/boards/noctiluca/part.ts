import type { Box, PerceivedEvent, View } from '@nightjar/noctiluca';
import { type BoardSay, boardWords, diceWords } from '@nightjar/words/noctiluca';
import { type Seen, seenIn } from '../../kit/seen.ts';
import type { BoardProps } from '../../table/face.ts';
import { boxIn, byName } from './view.ts';

/** What every part of this board is given. */
export type Props = BoardProps<View, PerceivedEvent>;

/** The view, and whose it is: enough to ask the rules. */
export type Looking = Pick<Seen<View>, 'table' | 'eyes'> & Partial<Pick<Seen<View>, 'isVeiled'>>;

/** What every part of the board works with: what is seen, the box, and words. */
export interface Part extends Seen<View> {
  readonly box: Box;
  readonly t: BoardSay;
  /** What a side is called. */
  readonly side: (side: number) => string;
  /** Dice by colour in words. */
  readonly dice: (dice: readonly number[]) => string;
}

export function partOf(props: Props): Part {
  const { view, speech, lang } = props;
  const seen = seenIn(props);
  return {
    ...seen,
    box: boxIn(view),
    t: boardWords(lang),
    side: (side) => speech.side(side),
    dice: (dice) => diceWords(byName(dice), lang, seen.name),
  };
}

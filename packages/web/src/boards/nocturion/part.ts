import type { Box, PerceivedEvent, View } from '@nightjar/nocturion';
import { type BoardSay, boardWords } from '@nightjar/words/nocturion';
import { type Seen, seenIn } from '../../kit/seen.ts';
import type { BoardProps } from '../../table/face.ts';
import { boxIn } from './view.ts';

/** What every part of this board is given. */
export type Props = BoardProps<View, PerceivedEvent>;

/** What every part of the board works with: what is seen, the box, and words. */
export interface Part extends Seen<View> {
  readonly box: Box;
  readonly t: BoardSay;
}

export const partOf = (props: Props): Part => ({
  ...seenIn(props),
  box: boxIn(props.view),
  t: boardWords(props.lang),
});

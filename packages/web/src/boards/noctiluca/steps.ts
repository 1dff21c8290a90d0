import { diveIn } from './dive.ts';
import { type Props, partOf } from './part.ts';
import { pickIn } from './pick.ts';

/** After a shore a row and a number are asked for, after a row the number alone. */
export function step(board: Props): string | null {
  const { shore, path } = pickIn(board.picked);
  if (path !== null) return board.speech.question('number', board.view);
  return shore === null ? null : partOf(board).t('askRow');
}

/** A whole dive takes what shows its number. */
export function deed(board: Props, text: string): string | null {
  const number = diveIn(board.view, text)?.number ?? null;
  return number === null ? null : partOf(board).t('takeAll', { n: number });
}

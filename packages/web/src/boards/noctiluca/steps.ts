import { diveIn } from './dive.ts';
import { isKeeping, keptBy } from './keep.ts';
import { type Props, partOf } from './part.ts';
import { pickIn } from './pick.ts';

/** After a shore a row and a number are asked for, after a row the number alone, after a jar the other one. */
export function step(board: Props): string | null {
  if (board.view.question === 'place') return partOf(board).t('askArranged');
  if (board.picked['first'] !== undefined) return partOf(board).t('askOther');
  const { shore, path } = pickIn(board.picked);
  if (path !== null) return board.speech.question('number', board.view);
  return shore === null ? null : partOf(board).t('askRow');
}

/** A whole dive takes what shows its number, two jars are kept, and dice are placed as they lie. */
export function deed(board: Props, text: string): string | null {
  const { t, name } = partOf(board);
  const [jar, other] = isKeeping(board.view) ? keptBy(board.answers, text) : [];
  if (jar !== undefined && other !== undefined) return t('keepBoth', { jar: name(jar), other: name(other) });
  if (board.view.question === 'place') return t('placeSo');
  const number = diveIn(board.view, text)?.number ?? null;
  return number === null ? null : t('takeAll', { n: number });
}

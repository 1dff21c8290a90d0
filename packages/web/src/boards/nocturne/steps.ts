import { tokenName } from '@nightjar/words/nocturne';
import { castOf } from './casts.ts';
import { type Props, partOf } from './part.ts';
import { pickIn } from './pick.ts';
import { spaceAt } from './view.ts';

/** After a tile the spell is asked for, after a spell the tile. */
export function step(board: Props): string | null {
  const { table, t } = partOf(board);
  const { token, space } = pickIn(board.picked);
  const tile = space === null ? null : (spaceAt(table, space)?.tile ?? null);
  if (tile !== null) return t('askSpell', { tile: board.speech.thing(tile) });
  return token === null ? null : t('askTile', { token: tokenName(token, board.lang) });
}

/** A spell goes where it was pointed. */
export function deed(board: Props, text: string): string | null {
  const cast = castOf(text);
  if (cast === null || cast.how !== 'cast' || pickIn(board.picked).space !== cast.space) return null;
  return partOf(board).t('castHere', { token: tokenName(cast.token, board.lang) });
}

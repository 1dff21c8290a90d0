import { type AnyGame, soFar } from '@nightjar/kernel';
import type { Scene } from '../play/source.ts';

/** What a side has so far, without what counts only at the end; null for one that has no sheet. */
export function pointsOf(
  { sheets, decision }: Pick<Scene, 'sheets' | 'decision'>,
  side: number,
  rules: AnyGame,
): number | null {
  const sheet = sheets.find(({ seat }) => seat === side);
  return sheet === undefined ? null : soFar(sheet, decision === null ? [] : rules.atEnd);
}

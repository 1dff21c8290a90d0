import type { NocturneProspect } from '@nightjar/nocturne';
import type { Lang } from '@nightjar/words';
import type { BoardSay } from '@nightjar/words/nocturne';
import { signed } from '../../kit/signed.ts';

/** What an answer brings in points: counted, or about so many where chance has a say. */
export interface Gain {
  readonly n: number;
  readonly isAbout: boolean;
}

/** A chest brings what it holds on average. Null where nothing is gained, or where only the draw can tell what it is worth. */
export function gainOf({ adds, draws, luck }: NocturneProspect): Gain | null {
  if (adds === null) return null;
  if (luck !== null) return { n: adds + Math.round(luck), isAbout: true };
  return draws !== null && adds <= 0 ? null : { n: adds, isAbout: false };
}

export const gainText = ({ n, isAbout }: Gain, lang: Lang): string =>
  isAbout ? `≈ ${signed(n, lang)}` : signed(n, lang);

/** The same in words, as a label says it: what is drawn where no number would be true. */
export function gainWords(prospect: NocturneProspect | null, t: BoardSay, lang: Lang): string[] {
  const gain = prospect === null ? null : gainOf(prospect);
  if (gain !== null) return [t('adds', { n: gainText(gain, lang) })];
  const draws = prospect?.draws ?? null;
  return draws === null ? [] : [t(draws === 'tiles' ? 'bringsTiles' : 'bringsBrews')];
}

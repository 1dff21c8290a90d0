import type { Majority } from '@nightjar/noctiluca';
import { together } from '@nightjar/words';
import type { Part } from './part.ts';

/** What a majority is told with. */
type Telling = Pick<Part, 't' | 'me' | 'side' | 'lang'> & { readonly table: Pick<Part['table'], 'solo'> };

/** Who would take the tokens left of a colour, if it ended now. */
export function leaderLine({ table, t, me, side, lang }: Telling, settled: Majority | undefined): string {
  const [first] = settled?.sides ?? [];
  if (settled === undefined || first === undefined) return t('majorityNone');
  if (settled.sides.length > 1) {
    const others = settled.sides.filter((tied) => tied !== me);
    if (others.length === settled.sides.length)
      return t('majorityTie', { sides: together(others.map(side), lang), n: settled.each });
    // Alone there is nobody else to tie with.
    if (table.solo !== null) return t('majorityTieTempest', { n: settled.each });
    return t('majorityTieYou', { sides: together(others.map(side), lang), n: settled.each });
  }
  if (first === me) return t('majorityYou', { n: settled.each });
  return t('majoritySole', { side: side(first), n: settled.each });
}

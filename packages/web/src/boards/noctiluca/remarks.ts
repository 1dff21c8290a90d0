import type { Haul } from '@nightjar/noctiluca';
import { listed } from '@nightjar/words';
import type { Help } from './help.ts';
import type { Part } from './part.ts';
import { total } from './view.ts';

/** What a haul is told with. */
export type Words = Pick<Part, 'lang' | 't' | 'name' | 'side' | 'dice'>;

/** A sentence about a haul: a jar it fills, who can use the rest, or what becomes of it. */
export interface HaulRemark {
  readonly kind: 'fills' | 'rest' | 'nothing';
  readonly text: string;
}

/** What a haul means besides its dice; who can use the rest is told where all is told. */
export function remarksOn(
  haul: Haul,
  { lang, t, name, side, dice }: Words,
  { isSolo, help }: { readonly isSolo: boolean; readonly help: Help },
): HaulRemark[] {
  if (total(haul.comes) === 0) return [{ kind: 'nothing', text: t('nothingComes', { n: haul.number }) }];
  const remarks: HaulRemark[] = [];
  const [jar, other] = haul.fills;
  if (haul.fillsAll) remarks.push({ kind: 'fills', text: t('fillsBoth') });
  else if (jar !== undefined && other !== undefined)
    remarks.push({ kind: 'fills', text: t('fillsOneOf', { jar: name(jar), other: name(other) }) });
  else if (jar !== undefined) remarks.push({ kind: 'fills', text: t('fillsOne', { jar: name(jar) }) });

  const rest = { dice: dice(haul.rest), n: total(haul.rest) };
  if (rest.n === 0) remarks.push({ kind: 'rest', text: t('allFits') });
  else if (isSolo) remarks.push({ kind: 'rest', text: t('stormed', rest) });
  else if (help !== 'full') remarks.push({ kind: 'rest', text: t('goesOn', { dice: rest.dice }) });
  else if (haul.takers.length === 0) remarks.push({ kind: 'rest', text: t('unwanted', { dice: rest.dice }) });
  else
    remarks.push({ kind: 'rest', text: t('wanted', { dice: rest.dice, sides: listed(haul.takers.map(side), lang) }) });
  return remarks;
}

import type { ReactNode } from 'react';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { Zone } from '../../kit/zone.tsx';
import { Chip } from './chip.tsx';
import type { Part } from './part.ts';

/** What was trashed, equal cards counted, those face down by themselves. */
export function Trash({ part }: { readonly part: Part }): ReactNode {
  const { table, t } = part;
  const kinds = new Map<string, { readonly card: string; readonly faceDown: boolean; n: number }>();
  for (const { card, faceDown } of table.trash) {
    const kind = kinds.get(`${card} ${faceDown}`) ?? { card, faceDown, n: 0 };
    kind.n += 1;
    kinds.set(`${card} ${faceDown}`, kind);
  }
  return (
    <Zone className="dominion-trash" title={t('trash')} glyph={TABLE_GLYPHS.trash} note={String(table.trash.length)}>
      {kinds.size === 0 ? (
        <p className="label">{t('trash.none')}</p>
      ) : (
        <span className="dominion-chips">
          {[...kinds].map(([key, { card, faceDown, n }]) => (
            <Chip key={key} part={part} id={card} count={n} {...(faceDown ? { note: t('faceDown') } : {})} />
          ))}
        </span>
      )}
    </Zone>
  );
}

import { RESOURCES, type Resource } from '@nightjar/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { explains } from '../../kit/explained.tsx';
import { piece } from '../../kit/piece.ts';
import type { Part } from './part.ts';

/** What lies in a Treasury, each Resource counted; where it is compact those of which there are none are left out. */
export function Treasury({
  part,
  seat,
  isShort,
}: {
  readonly part: Part;
  readonly seat: number;
  readonly isShort?: boolean;
}): ReactNode {
  const { table, name, t } = part;
  const resources = table.seats[seat]?.resources ?? {};
  return (
    <ul className="nocturion-treasury" aria-label={t('treasury')}>
      {RESOURCES.filter((resource) => !isShort || (resources[resource] ?? 0) > 0).map((resource) => {
        const n = resources[resource] ?? 0;
        return (
          <li
            key={resource}
            data-r={resource}
            data-none={n === 0 ? '' : undefined}
            tabIndex={isShort ? undefined : 0}
            {...piece(Array<string>(n).fill(resource))}
            {...explains({
              name: t('counted', { n, thing: name(resource) }),
              text: t('explainResource', { left: table.supply[resource] ?? 0 }),
              clause: 'NRN-2.1',
            })}
          >
            <Glyph of={NOCTURION_GLYPHS[resource]} label={name(resource)} />
            <span className="number">{n}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** A price, one drawing for each; what is lacking is faint. */
export function Price({
  part,
  price,
  lacks = [],
}: {
  readonly part: Part;
  readonly price: readonly Resource[];
  readonly lacks?: readonly Resource[];
}): ReactNode {
  const left = [...lacks];
  return (
    <span className="nocturion-price">
      {price
        .toReversed()
        .map((resource, i) => {
          const at = left.indexOf(resource);
          if (at >= 0) left.splice(at, 1);
          return (
            <i key={i} data-r={resource} data-lacks={at >= 0 ? '' : undefined}>
              <Glyph of={NOCTURION_GLYPHS[resource]} label={part.name(resource)} />
            </i>
          );
        })
        .toReversed()}
    </span>
  );
}

import type { ReactNode } from 'react';
import { Ability } from './ability.tsx';
import { Brews } from './brew.tsx';
import { Collection, Counts } from './collection.tsx';
import { type Props, partOf } from './part.ts';
import { Supply } from './supply.tsx';

/** What I hold: spells to pick from first, then tiles in the piles they score in, then concoctions. */
export function Mine(props: Props & { readonly side: number }): ReactNode {
  const { t } = partOf(props);
  return (
    <div className="nocturne-mine">
      <div className="nocturne-hand">
        <Supply {...props} />
        <Ability {...props} />
      </div>
      <section className="nocturne-tiles" aria-label={t('yourTiles')}>
        <Collection {...props} />
        <Counts {...props} />
      </section>
      <Brews {...props} />
    </div>
  );
}

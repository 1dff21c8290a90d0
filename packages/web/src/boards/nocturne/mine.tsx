import type { ReactNode } from 'react';
import { Brews } from './brew.tsx';
import { Collection, Counts } from './collection.tsx';
import { type Props, partOf } from './part.ts';
import { Supply } from './supply.tsx';

/** What I hold: spells to pick from first, then tiles in the piles they score in, then concoctions. */
export function Mine(props: Props & { readonly side: number }): ReactNode {
  const { table, t, name } = partOf(props);
  const own = table.sides[props.side];
  return (
    <div className="noc-mine">
      <div className="noc-hand">
        <Supply {...props} />
        {own !== undefined && own.ability !== null && (
          <p className="label noc-ability" data-used={own.used ? '' : undefined}>
            {t(own.used ? 'abilityUsed' : 'ability', { name: name(own.ability) })}
          </p>
        )}
      </div>
      <section className="noc-tiles" aria-label={t('yourTiles')}>
        <Collection {...props} />
        <Counts {...props} />
      </section>
      <Brews {...props} />
    </div>
  );
}

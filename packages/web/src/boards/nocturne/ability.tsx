import type { ReactNode } from 'react';
import { type Props, partOf } from './part.ts';

/** A side's ability, crossed out once it is used. */
export function Ability(props: Props & { readonly side: number }): ReactNode {
  const { table, t, name } = partOf(props);
  const side = table.sides[props.side];
  if (side === undefined || side.ability === null) return null;
  return (
    <p className="label noc-ability" data-used={side.used ? '' : undefined}>
      {t(side.used ? 'abilityUsed' : 'ability', { name: name(side.ability) })}
    </p>
  );
}

import { term } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { explains } from '../../kit/explained.tsx';
import { type Props, partOf } from './part.ts';

/** A side's ability, crossed out once it is used. */
export function Ability(props: Props & { readonly side: number }): ReactNode {
  const { table, t, name } = partOf(props);
  const side = table.sides[props.side];
  if (side === undefined || side.ability === null) return null;
  return (
    <p
      className="label nocturne-ability"
      data-used={side.used ? '' : undefined}
      {...explains({
        name: name(side.ability),
        text: `${term('abilityTexts', side.ability, props.lang)} ${t(side.used ? 'explainAbilityUsed' : 'explainAbilityOpen')}`,
        clause: 'NOC-4.2',
      })}
    >
      {t(side.used ? 'abilityUsed' : 'ability', { name: name(side.ability) })}
    </p>
  );
}

import type { ReactNode } from 'react';
import { Fate } from './fate.tsx';
import { type Props, partOf } from './part.ts';
import { Trash } from './trash.tsx';

/** What lies beside the Supply: Boons and Hexes, and the trash. */
export function Aside(props: Props): ReactNode {
  return (
    <div className="dominion-aside">
      <Fate {...props} isShort />
      <Trash part={partOf(props)} />
    </div>
  );
}

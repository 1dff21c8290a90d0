import type { ReactNode } from 'react';
import type { Props } from './part.ts';
import { Pool } from './pool.tsx';
import { isTrayed, Tray } from './tray.tsx';

/** The middle of the table: the pool, and above it what is to be chosen otherwise. */
export function Board(props: Props): ReactNode {
  const hasTray = isTrayed(props);
  return (
    <div className="luca-board" data-tray={hasTray ? '' : undefined}>
      <Pool {...props} />
      {hasTray && <Tray {...props} />}
    </div>
  );
}

import type { ReactNode } from 'react';
import { ExplainedSheet } from '../../kit/explained.tsx';
import { Choices, isTrayed } from './choices.tsx';
import type { Props } from './part.ts';
import { Pool } from './pool.tsx';

/** The middle of the table: the pool, and above it what is to be chosen otherwise. */
export function Board(props: Props): ReactNode {
  const hasTray = isTrayed(props);
  return (
    <div className="noctiluca-board" data-tray={hasTray ? '' : undefined}>
      <Pool {...props} />
      {hasTray && <Choices {...props} />}
      <ExplainedSheet />
    </div>
  );
}

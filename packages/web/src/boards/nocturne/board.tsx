import type { ReactNode } from 'react';
import { ExplainedSheet } from '../../kit/explained.tsx';
import { Choices, Drawing, isTrayed } from './choices.tsx';
import { Forest } from './forest.tsx';
import type { Props } from './part.ts';

/** The middle of the table: the forest, and above it what is to be chosen otherwise. */
export function Board(props: Props): ReactNode {
  const hasTray = isTrayed(props);
  return (
    <div className="nocturne-board" data-tray={hasTray ? '' : undefined}>
      <Forest {...props} isQuiet={hasTray} />
      {hasTray ? <Choices {...props} /> : <Drawing {...props} />}
      <ExplainedSheet />
    </div>
  );
}

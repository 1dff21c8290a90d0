import type { ReactNode } from 'react';
import { ExplainedSheet } from '../../kit/explained.tsx';
import { useAutoPass } from './auto.ts';
import { Choices, isTrayed } from './choices.tsx';
import { City } from './city.tsx';
import { type Props, partOf } from './part.ts';
import { isPooled, Pool } from './pool.tsx';
import { portraitOf } from './portrait.tsx';

/** The middle of the table: the city around its Calendar, and above it what is to be chosen otherwise. */
export function Board(props: Props): ReactNode {
  useAutoPass(props);
  const part = partOf(props);
  const hasTray = isTrayed(props);
  return (
    <div className="nocturion-board" data-tray={hasTray ? '' : undefined}>
      <City {...props} />
      {isPooled(props) && <Pool {...props} />}
      {hasTray && <Choices {...props} />}
      <ExplainedSheet portrait={(about) => portraitOf(part, about)} />
    </div>
  );
}

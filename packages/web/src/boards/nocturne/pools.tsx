import { areas } from '@nightjar/nocturne';
import { memo, type ReactNode } from 'react';
import { controlledBy } from './holdings.ts';
import { lookOf } from './look.ts';
import { outline } from './outline.ts';
import { layoutIn, type SeenTable } from './view.ts';

/** The control areas as tinted pools under the hollows (NOC-12.2). */
export const Pools = memo(function Pools({ view }: { readonly view: SeenTable }): ReactNode {
  const layout = layoutIn(view);
  const pools = view.sides.flatMap(({ side }) =>
    areas(layout, controlledBy(view, side)).map((area) => ({
      colour: lookOf(view, side).colour,
      path: outline(
        view.spaces.filter((_, i) => (area & (1 << i)) !== 0),
        0.018,
        0.16,
      ),
    })),
  );
  return (
    <svg className="noc-pools" viewBox={`0 0 ${view.cols} ${view.rows}`} preserveAspectRatio="none" aria-hidden="true">
      {pools.map(({ colour, path }) => (
        <path key={path} data-seat={colour} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
});

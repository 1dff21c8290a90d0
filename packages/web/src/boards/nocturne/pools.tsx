import type { View } from '@nightjar/nocturne';
import { memo, type ReactNode } from 'react';
import { outline } from '../../kit/outline.ts';
import { lookOf } from './look.ts';
import { lookOfToken } from './token.tsx';

/** Flipped tokens of one colour as tinted pools under the hollows: the control areas (NOC-12.2). */
export const Pools = memo(function Pools({ view }: { readonly view: View }): ReactNode {
  const pools = view.sides.flatMap(({ side }) => {
    const look = lookOf(view, side);
    const hollows = view.spaces.filter(
      ({ tile, token }) => tile === null && token?.side === side && lookOfToken(view, token) === look,
    );
    return hollows.length === 0 ? [] : [{ side, colour: look.colour, path: outline(hollows, 0.018, 0.16) }];
  });
  return (
    <svg
      className="nocturne-pools"
      viewBox={`0 0 ${view.cols} ${view.rows}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {pools.map(({ side, colour, path }) => (
        <path key={side} data-seat={colour} d={path} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
});

import { type ComponentType, memo, type ReactNode } from 'react';
import { Moving } from '../kit/motion.ts';
import type { BoardProps } from './face.ts';
import { Guard } from './guard.tsx';
import '../kit/kit.css';
import '../kit/pieces.css';

/** One part of a game's board. It is drawn anew only when what it is given has changed, moves by itself, and fails alone. */
export const Part = memo(function Part({
  of: Component,
  board,
}: {
  readonly of: ComponentType<BoardProps>;
  readonly board: BoardProps;
}): ReactNode {
  return (
    <Guard seq={board}>
      <Moving view={board.view}>
        <Component {...board} />
      </Moving>
    </Guard>
  );
});

/** The same for what belongs to a side. */
export const SidePart = memo(function SidePart({
  of: Component,
  board,
  side,
}: {
  readonly of: ComponentType<BoardProps & { readonly side: number }>;
  readonly board: BoardProps;
  readonly side: number;
}): ReactNode {
  return (
    <Guard seq={board}>
      <Moving view={board.view}>
        <Component {...board} side={side} />
      </Moving>
    </Guard>
  );
});

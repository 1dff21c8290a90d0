import type { ReactNode } from 'react';
import { piece } from '../../kit/piece.ts';

interface DieProps {
  readonly result: number;
  readonly className?: string;
  readonly isPiece?: boolean;
}

/** A die with its result, as it lies somewhere. */
export const Die = ({ result, className = '', isPiece }: DieProps): ReactNode => (
  <span
    className={`nocturion-die number ${className}`}
    {...piece(isPiece ? 'die' : null, { face: String(result), settles: 'fall' })}
  >
    {result}
  </span>
);

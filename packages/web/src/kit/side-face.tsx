import type { ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';

interface SideFaceProps {
  readonly colour: string;
  readonly emblem: ReactNode;
  /** Said instead of the drawing; left out where the name is written beside it. */
  readonly name?: string;
  readonly isMine?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** The small face of a player: an emblem in the side's colour, and what belongs to it. */
export const SideFace = ({ colour, emblem, name, isMine, className, children }: SideFaceProps): ReactNode => (
  <span
    className={className === undefined ? 'side-face' : `side-face ${className}`}
    data-seat={colour}
    data-own={isMine ? '' : undefined}
  >
    <Glyph of={emblem} {...(name === undefined ? {} : { label: name })} />
    {children}
  </span>
);

import type { ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';

interface ZoneProps {
  readonly className: string;
  readonly title: string;
  readonly glyph?: ReactNode;
  /** Behind the title, in small. */
  readonly note?: string;
  /** What the zone is called, where that is more than its title. */
  readonly label?: string;
  /** How many places it has, where its look hangs on that. */
  readonly count?: number;
  readonly children: ReactNode;
}

/** A place on the table with a name of its own, where things lie. */
export const Zone = ({ className, title, glyph, note, label = title, count, children }: ZoneProps): ReactNode => (
  <section className={`zone ${className}`} aria-label={label} data-count={count}>
    <h3>
      {glyph !== undefined && <Glyph of={glyph} />} <span>{title}</span>
      {note !== undefined && <small>{note}</small>}
    </h3>
    {children}
  </section>
);

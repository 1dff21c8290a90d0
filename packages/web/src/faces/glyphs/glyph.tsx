import type { ReactNode } from 'react';

/** A drawing of the glyph sets as an image of one em; silent unless it has a label. */
export function Glyph({ of, label, className }: { of: ReactNode; label?: string; className?: string }): ReactNode {
  return (
    <svg
      className={className === undefined ? 'glyph' : `glyph ${className}`}
      viewBox="0 0 48 48"
      fill="currentColor"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {of}
    </svg>
  );
}

import type { ReactNode } from 'react';

/** A token's body: its silhouette, and the same within as a rim. */
export const TokenBody = ({ shape }: { readonly shape: ReactNode }): ReactNode => (
  <svg className="body" viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
    {shape}
    <g className="in" transform="translate(24 24) scale(.82) translate(-24 -24)">
      {shape}
    </g>
  </svg>
);

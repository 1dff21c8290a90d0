import type { TokenView, View } from '@nightjar/nocturne';
import type { CSSProperties, ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { type Look, lookOf, SHADOW } from './look.ts';

export const lookOfToken = (view: View, { side, token }: TokenView): Look =>
  token.startsWith('s') && token !== 'star' ? SHADOW : lookOf(view, side);

/** What stands on a token. */
export const Numeral = ({ token }: { readonly token: string }): ReactNode =>
  token === 'star' ? <Glyph of={NOCTURNE_GLYPHS.star} /> : token.replace(/^s/, '');

interface TokenProps {
  readonly view: View;
  readonly of: TokenView;
  readonly isDown?: boolean;
  readonly isGhost?: boolean;
  readonly className?: string;
  readonly style?: CSSProperties;
}

/** A spell token: colour, silhouette and numeral. Face down it shows its owner's fox. */
export function Token({ view, of, isDown, isGhost, className, style }: TokenProps): ReactNode {
  const look = lookOfToken(view, of);
  return (
    <span
      className={className === undefined ? 'tok' : `tok ${className}`}
      data-seat={look.colour}
      data-down={isDown ? '' : undefined}
      data-ghost={isGhost ? '' : undefined}
      style={style}
      aria-hidden="true"
    >
      <TokenBody look={look} />
      {isDown ? (
        <Glyph of={look.fox} />
      ) : (
        <b>
          <Numeral token={of.token} />
        </b>
      )}
    </span>
  );
}

/** The silhouette alone. */
export const TokenBody = ({ look }: { readonly look: Look }): ReactNode => (
  <svg className="body" viewBox="0 0 48 48" fill="currentColor" aria-hidden="true">
    {look.shape}
    <g className="in" transform="translate(24 24) scale(.82) translate(-24 -24)">
      {look.shape}
    </g>
  </svg>
);

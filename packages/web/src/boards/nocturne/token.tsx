import type { TokenView, View } from '@nightjar/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { piece } from '../../kit/piece.ts';
import { TokenBody } from '../../kit/token.tsx';
import { type Look, lookOf, SHADOW } from './look.ts';

const isShadow = (token: string): boolean => token.startsWith('s') && token !== 'star';

export const lookOfToken = (view: View, { side, token }: TokenView): Look =>
  isShadow(token) ? SHADOW : lookOf(view, side);

/** A token as a piece: shadow spells are nobody's for good. */
export const tokenPiece = ({ side, token }: TokenView): string => (isShadow(token) ? token : `${side}:${token}`);

/** What stands on a token. */
export const Numeral = ({ token }: { readonly token: string }): ReactNode =>
  token === 'star' ? <Glyph of={NOCTURNE_GLYPHS.star} /> : token.replace(/^s/, '');

interface TokenProps {
  readonly view: View;
  readonly of: TokenView;
  readonly isDown?: boolean;
  /** Shown where it would go; it still lies elsewhere. */
  readonly isGhost?: boolean | undefined;
  readonly className?: string;
}

/** A spell token: colour, silhouette and numeral. Face down it shows its owner's fox. */
export function Token({ view, of, isDown, isGhost, className = '' }: TokenProps): ReactNode {
  const look = lookOfToken(view, of);
  return (
    <span
      className={`token ${className}`}
      data-seat={look.colour}
      data-down={isDown ? '' : undefined}
      data-ghost={isGhost ? '' : undefined}
      {...piece(isGhost ? null : tokenPiece(of), { face: isDown ? 'down' : 'up' })}
      aria-hidden="true"
    >
      <TokenBody shape={look.shape} />
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

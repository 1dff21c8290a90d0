import { pointsSoFar } from '@nightjar/dominion';
import type { ReactNode } from 'react';
import { plain } from '../../kit/signed.ts';
import { useText } from '../../text.ts';
import type { Props } from './part.ts';
import { useTaste } from './taste.ts';

/** The points of a seat so far, where the settings ask for them. */
export function Points({ view, side, lang }: Props & { readonly side: number }): ReactNode {
  const t = useText();
  const { counter } = useTaste();
  if (counter === 'hidden') return null;
  const n = pointsSoFar(view, side);
  return (
    <span className="dominion-points number">
      {plain(n, lang)}
      <span className="visually-hidden"> {t('seat.points', { n })}</span>
    </span>
  );
}

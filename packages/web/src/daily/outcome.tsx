import type { PlayedDay } from '@nightjar/wire';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';

/** How our own try of a day came out, in a sentence or two. */
export function Outcome({ played: { mine, margins } }: { readonly played: PlayedDay }): ReactNode {
  const t = useText();
  if (mine === null || !mine.isOver) return null;
  const { margin, turns } = mine;
  if (margin === null) return <p>{t('daily.given')}</p>;
  const better = margins.reduce((sum, other) => (other.margin > margin ? sum + other.people : sum), 0);
  return (
    <p>
      {t('daily.mine', {
        margin: margin > 0 ? 'ahead' : margin < 0 ? 'behind' : 'level',
        points: Math.abs(margin),
        turns: turns ?? 0,
      })}{' '}
      {t('daily.better', { n: better })}
    </p>
  );
}

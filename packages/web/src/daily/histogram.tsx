import type { PlayedDay } from '@nightjar/wire';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../text.ts';
import { type Bar, barsOf } from './bars.ts';
import css from './daily.module.css';

/** How people did on a day, and where we are among them. */
export function Histogram({ played }: { readonly played: PlayedDay }): ReactNode {
  const t = useText();
  const bars = barsOf(played);
  const most = Math.max(...bars.map(({ people }) => people));
  const people = bars.reduce((sum, bar) => sum + bar.people, 0);
  if (bars.length === 0) return null;
  return (
    <figure className={css.histogram}>
      <figcaption>{t('daily.histogram')}</figcaption>
      <ol className={css.bars}>
        {bars.map((bar) => (
          <li key={bar.from} data-mine={bar.isMine || undefined}>
            <span className="visually-hidden">
              {spoken(t, bar)}
              {bar.isMine ? `, ${t('daily.here')}` : ''}
            </span>
            <span aria-hidden="true" className={css.here}>
              {bar.isMine && t('daily.here')}
            </span>
            <b aria-hidden="true" className="number">
              {bar.people > 0 && bar.people}
            </b>
            <i aria-hidden="true" style={{ '--share': bar.people / most } as CSSProperties} />
            <small aria-hidden="true">{bar.from}</small>
          </li>
        ))}
      </ol>
      <p className="quietly">{t('daily.average', { n: people, turns: played.turns ?? 0 })}</p>
    </figure>
  );
}

const spoken = (t: ReturnType<typeof useText>, { from, to, people }: Bar): string =>
  t('daily.bar', { from, to, n: people });

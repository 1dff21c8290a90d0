import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useMine } from '../play/mine.ts';
import { rowsOf, turnKey } from '../play/rows.ts';
import type { KeptTable } from '../play/shelf.ts';
import { useText } from '../text.ts';
import css from './continue.module.css';
import { RowTitle } from './row-title.tsx';

/** The strip shows this many; the rest is in the history. */
const MOST = 3;

/** Games that are not over; those that wait for us come first. */
export function Continue({ tables }: { readonly tables: readonly KeptTable[] }): ReactNode {
  const t = useText();
  const { tables: online, isUnreached } = useMine();
  const rows = rowsOf(tables, online).slice(0, MOST);
  return (
    <nav className={css.continue} aria-label={t('home.continue')}>
      <h2>{t('home.continue')}</h2>
      {rows.length === 0 ? (
        <p className={css.none}>{t(isUnreached ? 'tables.unreached' : 'home.nothing')}</p>
      ) : (
        <ul>
          {rows.map((row) => (
            <li key={row.path} data-game={row.game} className={row.isMine ? css.turn : ''}>
              <Link href={row.path}>
                <span className={css.icon}>
                  <Glyph of={TABLE_GLYPHS.night} />
                </span>
                <span>
                  <RowTitle {...row} />
                  <small>{t(turnKey(row))}</small>
                </span>
                <Glyph of={TABLE_GLYPHS.chevron} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

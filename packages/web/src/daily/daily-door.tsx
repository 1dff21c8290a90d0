import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import css from './daily.module.css';
import { dailyName } from './daily-name.ts';

/** The way to the deal of the day from the form of a new table. */
export function DailyDoor({ game }: { readonly game: string }): ReactNode {
  const t = useText();
  const lang = useSettings((settings) => settings.lang);
  return (
    <aside className={`card ${css.door}`}>
      <h2>{dailyName(game, lang)}</h2>
      <p className="quietly">{t('daily.doorLine')}</p>
      <Link href={`/daily/${game}`} className="button">
        <Glyph of={TABLE_GLYPHS.night} />
        {t('daily.door')}
      </Link>
    </aside>
  );
}

import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useSettings } from '../settings.ts';
import { dailyName, hasDaily } from './daily-name.ts';

/** A small door from a game's poster to its deal of the day; nothing where it has none. */
export function DailyLink({ game }: { readonly game: string }): ReactNode {
  const lang = useSettings((settings) => settings.lang);
  if (!hasDaily(game)) return null;
  return (
    <Link href={`/daily/${game}`}>
      <Glyph of={TABLE_GLYPHS.night} />
      {dailyName(game, lang)}
    </Link>
  );
}

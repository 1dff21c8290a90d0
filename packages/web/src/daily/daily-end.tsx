import type { Known } from '@nightjar/wire';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { isOpenYet } from '../play/daily.ts';
import { useText } from '../text.ts';

/** At the end of a deal of the day: what it was, and the way to how others did. */
export function DailyEnd({
  daily,
  game,
}: {
  readonly daily: NonNullable<Known['daily']>;
  readonly game: string;
}): ReactNode {
  const t = useText();
  return (
    <p className="row">
      <Link href={`/daily/${game}`} className="button" data-main="">
        <Glyph of={TABLE_GLYPHS.score} />
        {t('daily.results')}
      </Link>
      <span className="quietly">
        {t(daily.isCounted ? 'daily.counted' : 'daily.practice')}
        {isOpenYet(daily) && ` ${t('daily.later')}`}
      </span>
    </p>
  );
}

import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { type Props, partOf } from './part.ts';

/** Where the game stands: season, year and phase. */
export function Stand(props: Props): ReactNode {
  const { table, t, name } = partOf(props);
  const { tracker, underway, round, isFinal } = table;
  const phase = underway.stage === 'house' ? 'house' : underway.stage === 'die' ? 'acquisition' : 'action';
  return (
    <p className="nocturion-when">
      {tracker !== null && (
        <>
          <Glyph of={NOCTURION_GLYPHS[tracker.season]} />
          <b>{name(tracker.season)}</b>
        </>
      )}
      {round > 0 && <span>{t('yearOf', { year: table.year, last: table.lastYear })}</span>}
      {table.asked !== null && <span className="nocturion-phase">{t(isFinal ? 'finalRound' : `phase.${phase}`)}</span>}
    </p>
  );
}

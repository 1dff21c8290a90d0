import type { ReactNode } from 'react';
import { explains } from '../../kit/explained.tsx';
import { type Props, partOf } from './part.ts';
import { isFamily } from './view.ts';

/** Where the game stands: the round, and how much of the forest is left. */
export function Stand(props: Props): ReactNode {
  const { table, t } = partOf(props);
  const left = table.spaces.filter(({ tile }) => tile !== null).length;
  return (
    <p
      className="nocturne-stand"
      {...explains({
        name: t(isFamily(table) ? 'family' : table.round),
        note: t('tilesLeft', { n: left }),
        text: t(isFamily(table) ? 'explainFamily' : 'explainRound'),
        clause: 'NOC-10.1',
      })}
    >
      {!isFamily(table) && (
        <span className="nocturne-moons" aria-hidden="true">
          <i data-on={table.round === 'twilight' ? '' : undefined} />
          <i data-on={table.round === 'moonlight' ? '' : undefined} />
        </span>
      )}
      <b>{t(isFamily(table) ? 'family' : table.round)}</b>
      {left > 0 && (
        <>
          <span className="nocturne-left">{t('tilesLeft', { n: left })}</span>
          <span className="nocturne-left-chip number" aria-hidden="true">
            {left}
          </span>
        </>
      )}
    </p>
  );
}

import type { ReactNode } from 'react';
import { piece } from '../../kit/piece.ts';
import { thing } from '../../kit/thing.ts';
import { explainDie } from './dice.tsx';
import { leading } from './doors.ts';
import { type Props, partOf } from './part.ts';

/** Whether the pool lies open: everybody sees it, whichever player picks. */
export const isPooled = ({ view }: Props): boolean => view.underway.stage === 'die' && view.pool.length > 0;

/** More dice than this share the corners. */
const CORNERS = 4;

/** The dice pool of the Acquisition Phase, in the corners of the Calendar's middle or below the city; equal results are one answer. */
export function Pool(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, me } = part;
  const seen = new Map<number, number>();
  return (
    <div
      className="nocturion-pool"
      role="group"
      aria-label={t('pool')}
      data-many={table.pool.length > CORNERS ? '' : undefined}
    >
      <h3>{t('pool')}</h3>
      <p>
        {table.pool.map((die) => {
          const nth = seen.get(die) ?? 0;
          seen.set(die, nth + 1);
          return (
            <button
              key={`${die} ${nth}`}
              {...thing(props, { to: leading(props, (answer) => answer.kind === 'die' && answer.die === die) })}
              className="nocturion-die number"
              aria-label={t('die', { die })}
              {...piece('die', { face: String(die), settles: 'fall' })}
              {...explainDie(part, die, me)}
            >
              {die}
            </button>
          );
        })}
      </p>
    </div>
  );
}

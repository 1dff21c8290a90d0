import type { ReactNode } from 'react';
import { explains } from '../../kit/explained.tsx';
import { type Props, partOf } from './part.ts';

/** Where the game stands: the round, which way it goes round, and how many dives of it are done. */
export function Stand(props: Props): ReactNode {
  const { table, box, t } = partOf(props);
  const { players } = table.options;
  const each = box.pawns[players] ?? 0;
  const all = each * players;
  const left = table.seats.reduce((sum, { pawns }) => sum + pawns, 0);
  const dive = Math.min(all, all - left + (table.question === 'over' ? 0 : 1));
  const told =
    players > 1 ? `${t('explainPawns')} ${t('explainMiddle', { direction: t(table.direction) })}` : t('explainPawns');
  return (
    <p
      className="noctiluca-stand"
      {...explains({ name: t('dive', { n: dive, total: all }), text: told, clause: 'NLC-9.1' })}
    >
      <b>{t('round', { n: table.round })}</b>
      {players > 1 && <span className="visually-hidden">{t(table.direction)}</span>}
      <span className="noctiluca-nth">{t('dive', { n: dive, total: all })}</span>
    </p>
  );
}

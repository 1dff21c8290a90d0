import type { ReactNode } from 'react';
import { type Props, partOf } from './part.ts';

const PATH = ['action', 'buy', 'night'] as const;

/** The three phases as a path, the one of the moment lit. */
export function Stand(props: Props): ReactNode {
  const { table, t } = partOf(props);
  const turn = table.turns[table.active] ?? 0;
  return (
    <ol className="dominion-path" aria-label={t('path')}>
      {PATH.map((phase) => (
        <li key={phase} aria-current={table.phase === phase ? 'step' : undefined}>
          {t(`path.${phase}`)}
        </li>
      ))}
      <li className="dominion-turn">{t('turn', { n: turn })}</li>
      {table.endsIn !== null && <li className="dominion-turn">{t('endsIn', { n: table.endsIn })}</li>}
    </ol>
  );
}

import { listed } from '@nightjar/words';
import type { ReactNode } from 'react';
import { explains } from '../../kit/explained.tsx';
import { Zone } from '../../kit/zone.tsx';
import { GoalList } from './goal-list.tsx';
import { type Props, partOf } from './part.ts';
import { PreviewSheet } from './preview-sheet.tsx';
import { SpriteBoard } from './sprite-board.tsx';
import { Task } from './task.tsx';
import { Token } from './token.tsx';

/** What else lies on the table: the Forest Sprite Board, the goals, the shadow row, the task, the preview. */
export function Aside(props: Props): ReactNode {
  return (
    <div className="nocturne-aside">
      <SpriteBoard {...props} />
      <ShadowRow {...props} />
      <GoalList {...props} isShort />
      <Task {...props} />
      <PreviewSheet {...props} />
    </div>
  );
}

/** The shadow spells of the open row, which the highest spells left over earn after Twilight (NOC-14.5). */
function ShadowRow(props: Props): ReactNode {
  const { table, t, lang } = partOf(props);
  if (table.shadowRow.length === 0) return null;
  const values = listed(
    table.shadowRow.map((token) => token.slice(1)),
    lang,
  );
  return (
    <Zone className="nocturne-shadows" title={t('shadows')} label={`${t('shadows')}: ${values}`}>
      <p {...explains({ name: `${t('shadows')}: ${values}`, text: t('explainShadows'), clause: 'NOC-14.5' })}>
        {table.shadowRow.map((token) => (
          <Token key={token} view={table} of={{ side: 0, token }} />
        ))}
      </p>
    </Zone>
  );
}

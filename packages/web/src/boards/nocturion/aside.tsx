import type { ReactNode } from 'react';
import type { Props } from './part.ts';
import { PreviewSheet } from './preview-sheet.tsx';
import { Quests } from './quests.tsx';

/** What else lies on the table: the Quests, and what the answer pointed at would lead to. */
export function Aside(props: Props): ReactNode {
  return (
    <div className="nocturion-aside">
      <Quests {...props} />
      <PreviewSheet {...props} />
    </div>
  );
}

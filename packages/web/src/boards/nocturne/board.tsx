import type { ReactNode } from 'react';
import { ExplainedSheet } from '../../kit/explained.tsx';
import { Choices, Drawing, isTrayed } from './choices.tsx';
import { Forest } from './forest.tsx';
import { type Props, partOf } from './part.ts';
import { usePick } from './pick.ts';

/** The middle of the table: the forest, and above it what is to be chosen otherwise. */
export function Board(props: Props): ReactNode {
  const hasTray = isTrayed(props);
  const [pick] = usePick(props.view);
  const { t } = partOf(props);
  return (
    <div className="noc-board" data-tray={hasTray ? '' : undefined}>
      <Forest {...props} isQuiet={hasTray} />
      {hasTray ? <Choices {...props} /> : <Drawing {...props} />}
      <p className="noc-next" role="status">
        {pick.token !== null && t('pickTile')}
        {pick.space !== null && t('pickToken')}
      </p>
      <ExplainedSheet />
    </div>
  );
}

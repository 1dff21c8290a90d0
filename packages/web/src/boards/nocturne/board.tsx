import type { ReactNode } from 'react';
import { Forest } from './forest.tsx';
import { type Props, partOf } from './part.ts';
import { usePick } from './pick.ts';
import { Drawing, isTrayed, Tray } from './tray.tsx';

/** The middle of the table: the forest, and above it what is to be chosen otherwise. */
export function Board(props: Props): ReactNode {
  const hasTray = isTrayed(props);
  const [pick] = usePick(props.view);
  const { t } = partOf(props);
  return (
    <div className="noc-board" data-tray={hasTray ? '' : undefined}>
      <Forest {...props} isQuiet={hasTray} />
      {hasTray ? <Tray {...props} /> : <Drawing {...props} />}
      <p className="noc-next" role="status">
        {pick.token !== null && t('pickTile')}
        {pick.space !== null && t('pickToken')}
      </p>
    </div>
  );
}

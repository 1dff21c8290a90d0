import type { View } from '@nightjar/dominion';
import type { ReactNode } from 'react';
import type { Laid } from '../../look/laid.ts';
import type { Pictures } from '../../rules/pictures.ts';
import { Card } from './card.tsx';
import { partOf } from './part.ts';
import { costOf } from './view.ts';

interface CardsProps {
  readonly laid: Laid<View>;
  readonly ids: readonly string[];
  /** Whether prices are shown: what lies in the hand is paid for. */
  readonly hasCost?: boolean;
  /** Which of them is played or bought. */
  readonly lit?: number;
}

/** Cards side by side, as they lie on the table. */
function Cards({ laid: { board }, ids, hasCost = false, lit }: CardsProps): ReactNode {
  const part = partOf(board);
  return ids.map((id, i) => (
    <Card
      key={i}
      board={board}
      part={part}
      id={id}
      className="guide-card"
      cost={hasCost ? costOf(part.box, id) : null}
      attributes={{ 'data-state': i === lit ? 'legal' : undefined }}
    />
  ));
}

/** What the page on how to play shows of Dominion. */
export const pictures: Pictures<'dominion', View> = {
  'goal.deck': (laid) => <Cards laid={laid} ids={['copper', 'gold', 'province']} hasCost />,
  'turn.action': (laid) => <Cards laid={laid} ids={['village', 'smithy', 'copper']} lit={0} />,
  'turn.buy': (laid) => (
    <>
      <Cards laid={laid} ids={['copper', 'silver']} />
      <Cards laid={laid} ids={['ghost-town']} hasCost lit={0} />
    </>
  ),
  'turn.night': (laid) => <Cards laid={laid} ids={['ghost-town', 'monastery']} lit={0} />,
  'turn.cleanup': (laid) => <Cards laid={laid} ids={['copper', 'estate', 'ghost-town']} />,
  'turn.fate': (laid) => <Cards laid={laid} ids={['the-fields-gift', 'the-seas-gift', 'plague', 'greed']} />,
  'turn.end': (laid) => <Cards laid={laid} ids={['province']} hasCost />,
  'score.victory': (laid) => <Cards laid={laid} ids={['duchy', 'province']} />,
  'score.curses': (laid) => <Cards laid={laid} ids={['curse', 'miserable']} />,
  'score.more': (laid) => <Cards laid={laid} ids={['gardens', 'pasture']} />,
  'wrong.one': (laid) => <Cards laid={laid} ids={['smithy', 'smithy']} lit={0} />,
  'wrong.kept': (laid) => <Cards laid={laid} ids={['gold', 'copper']} />,
  'wrong.night': (laid) => <Cards laid={laid} ids={['ghost-town', 'werewolf']} />,
};

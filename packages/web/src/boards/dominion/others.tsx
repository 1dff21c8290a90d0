import type { ReactNode } from 'react';
import { Chips } from './chip.tsx';
import { States } from './effect.tsx';
import { type Props, partOf } from './part.ts';
import { Later } from './play-area.tsx';
import { Points } from './points.tsx';

/** What lies before another seat: its discard pile, what stays in play or is set aside, and its States. */
export function Others(props: Props & { readonly side: number }): ReactNode {
  const part = partOf(props);
  const { table, t, name } = part;
  const seat = table.seats[props.side];
  if (seat === undefined) return null;
  const { discardCount: n, discardTop: top, inPlay } = seat;
  return (
    <div className="dominion-other">
      <Points {...props} />
      <p className="dominion-counts">
        <span className="dominion-held">{t('seatNote', { hand: seat.handCount, deck: seat.deckCount })}</span>
        <span className="dominion-lies">
          {top === null ? t('discardNote', { n }) : t('discardTop', { n, card: name(top) })}
        </span>
      </p>
      <States {...props} />
      {props.side !== table.active && inPlay.length > 0 && <Chips part={part} cards={inPlay.map(({ card }) => card)} />}
      {props.side !== table.active && <Later part={part} seat={seat} />}
    </div>
  );
}

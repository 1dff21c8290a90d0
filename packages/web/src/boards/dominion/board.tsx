import type { ReactNode } from 'react';
import { ExplainedSheet } from '../../kit/explained.tsx';
import { useAutoAnswer } from './auto.ts';
import { portraitOf } from './card.tsx';
import { Choices, isTrayed } from './choices.tsx';
import { EffectPath } from './effect.tsx';
import { type Props, partOf } from './part.ts';
import { PlayArea } from './play-area.tsx';
import { Supply } from './supply.tsx';

/** The middle of the table: the Supply, what is being followed, and what is in play. */
export function Board(props: Props): ReactNode {
  useAutoAnswer(props);
  const hasTray = isTrayed(props);
  const part = partOf(props);
  return (
    <div className="dominion-board" data-tray={hasTray ? '' : undefined}>
      <Supply {...props} />
      <div className="dominion-below">
        <EffectPath {...props} />
        <PlayArea {...props} />
      </div>
      {hasTray && <Choices {...props} />}
      <ExplainedSheet portrait={(card) => portraitOf(part, card)} />
    </div>
  );
}

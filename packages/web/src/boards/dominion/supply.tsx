import { type PileView, writeAnswer } from '@nightjar/dominion';
import { type ReactNode, useState } from 'react';
import { piece } from '../../kit/piece.ts';
import { roveList } from '../../kit/roving.ts';
import { Card } from './card.tsx';
import { answersAt } from './choice.ts';
import { type Part, type Props, partOf } from './part.ts';

/** The piles everybody takes from: the kingdom, the basic cards, and those beside the Supply. */
export function Supply(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t } = part;
  const isKingdom = ({ card }: PileView): boolean => table.kingdom.includes(card);
  const kingdom = table.supply.filter(isKingdom).toSorted((a, b) => a.cost - b.cost);
  return (
    <div className="dominion-supply">
      <Piles board={props} part={part} piles={kingdom} label={t('kingdom')} className="dominion-kingdom" />
      <Piles
        board={props}
        part={part}
        piles={table.supply.filter((pile) => !isKingdom(pile))}
        label={t('basics')}
        className="dominion-basic"
      />
      {table.piles.length > 0 && (
        <Piles
          board={props}
          part={part}
          piles={table.piles}
          label={t('beside')}
          className="dominion-basic dominion-beside"
        />
      )}
    </div>
  );
}

interface PilesProps {
  readonly board: Props;
  readonly part: Part;
  readonly piles: readonly PileView[];
  readonly label: string;
  readonly className: string;
}

function Piles({ board, part, piles, label, className }: PilesProps): ReactNode {
  const { t, name } = part;
  const answers = answersAt(board.decision?.question ?? '', board.answers, 'pile');
  const [held, setHeld] = useState<string | null>(null);
  const stop = piles.find(({ card }) => card === held) ?? piles.find(({ card }) => answers.has(card)) ?? piles[0];
  return (
    <div className={className} role="group" aria-label={label} onKeyDown={roveList} data-count={piles.length}>
      {piles.map(({ card, cost, left }) => {
        const to = answers.get(card);
        return (
          <Card
            key={card}
            board={board}
            part={part}
            id={card}
            className="dominion-pile"
            cost={cost}
            left={left}
            label={t('pile', { card: name(card), cost, left })}
            leading={{
              to: to === undefined ? [] : [to],
              tried: () => writeAnswer({ kind: 'buy', card, isInPlay: false }),
              isStop: card === stop?.card,
              onHold: () => setHeld(card),
            }}
            attributes={{
              'data-empty': left === 0 ? '' : undefined,
              ...piece(Array.from({ length: left }, () => card)),
            }}
          />
        );
      })}
    </div>
  );
}

import type { View } from '@nightjar/dominion';
import type { Pieces } from '../../look/laid.ts';
import { Card } from './card.tsx';
import { Chips } from './chip.tsx';
import { partOf } from './part.ts';
import { Stand } from './stand.tsx';
import { kindOf } from './view.ts';

const STATES = ['quiet', 'legal', 'focus'];

/** What lies on a table of Dominion. */
export const pieces: Pieces<View> = {
  path: ({ board }) => <Stand {...board} />,
  kinds: ({ board }) => {
    const part = partOf(board);
    const { ids } = part.box;
    const kinds = [...new Set(ids.map((id) => kindOf(part.box, id)))];
    const cards = kinds.map((kind) => ids.find((id) => kindOf(part.box, id) === kind) ?? '');
    return (
      <div className="dominion-row">
        {cards.map((id) => (
          <Card key={id} board={board} part={part} id={id} className="dominion-laid" />
        ))}
      </div>
    );
  },
  states: ({ board }) => {
    const part = partOf(board);
    return (
      <div className="dominion-row">
        {STATES.map((state) => (
          <Card
            key={state}
            board={board}
            part={part}
            id={board.view.kingdom[0] ?? ''}
            className="dominion-laid"
            attributes={{ 'data-state': state }}
          />
        ))}
      </div>
    );
  },
  chips: ({ board }) => <Chips part={partOf(board)} cards={[...board.view.kingdom]} />,
};

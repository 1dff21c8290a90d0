import { cardText } from '@nightjar/words/dominion';
import type { ReactNode } from 'react';
import { ChoiceOf } from '../../kit/choice-of.tsx';
import { Zone } from '../../kit/zone.tsx';
import { Chip } from './chip.tsx';
import { Fate } from './fate.tsx';
import { type Props, partOf } from './part.ts';
import { setTaste, TASTES, useTaste } from './taste.ts';
import { Trash } from './trash.tsx';
import { sorted } from './view.ts';

/** The drawer of the table: its cards in our words, what everybody owns, Boons, Hexes, the trash, and what I like. */
export function Goals(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t } = part;
  const { counter, tracker, moat, hound } = useTaste();
  return (
    <div className="dominion-goals">
      <Zone className="dominion-list" title={t('cards')}>
        <ul>
          {[...table.kingdom, ...table.piles.map(({ card }) => card)].map((id) => (
            <li key={id}>
              <Chip part={part} id={id} /> <span>{cardText(id, props.lang).join(' ')}</span>
            </li>
          ))}
        </ul>
      </Zone>
      {tracker === 'shown' && <Decks {...props} />}
      <Fate {...props} />
      <Trash part={part} />
      <Zone className="dominion-tastes" title={t('settings')}>
        <ChoiceOf
          name={t('counter')}
          of={TASTES.counter}
          value={counter}
          said={(value) => t(`counter.${value}`)}
          onChoose={(value) => setTaste({ counter: value })}
        />
        <ChoiceOf
          name={t('tracker')}
          of={TASTES.tracker}
          value={tracker}
          said={(value) => t(`tracker.${value}`)}
          onChoose={(value) => setTaste({ tracker: value })}
        />
        {table.kingdom.includes('moat') && (
          <ChoiceOf
            name={t('auto.moat', { moat: part.name('moat') })}
            of={TASTES.moat}
            value={moat}
            said={(value) => t(`auto.${value}`)}
            onChoose={(value) => setTaste({ moat: value })}
          />
        )}
        {table.kingdom.includes('faithful-hound') && (
          <ChoiceOf
            name={t('auto.hound', { hound: part.name('faithful-hound') })}
            of={TASTES.hound}
            value={hound}
            said={(value) => t(`auto.${value}`)}
            onChoose={(value) => setTaste({ hound: value })}
          />
        )}
      </Zone>
    </div>
  );
}

/** Every card each seat owns, as everybody could have counted along. */
function Decks(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, box } = part;
  return table.underway.owned.map((owned, seat) => (
    // A seat is its number.
    <Zone key={seat} className="dominion-deck" title={t('deckOf', { side: props.speech.side(seat) })}>
      <span className="dominion-chips">
        {sorted(box, Object.keys(owned)).map((id) => (
          <Chip key={id} part={part} id={id} count={owned[id] ?? 0} />
        ))}
      </span>
    </Zone>
  ));
}

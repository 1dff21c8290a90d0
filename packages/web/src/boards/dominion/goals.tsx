import { cardText } from '@nightjar/words/dominion';
import { type ReactNode, useId } from 'react';
import { Zone } from '../../kit/zone.tsx';
import { Chip } from './chip.tsx';
import { Fate } from './fate.tsx';
import { type Props, partOf } from './part.ts';
import { setTaste, TASTES, type Taste, useTaste } from './taste.ts';
import { Trash } from './trash.tsx';
import { sorted } from './view.ts';

/** The drawer of the table: its cards in our words, what everybody owns, Boons, Hexes, the trash, and what I like. */
export function Goals(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t } = part;
  const { tracker } = useTaste();
  return (
    <div className="dom-goals">
      <Zone className="dom-list" title={t('cards')}>
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
      <Zone className="dom-tastes" title={t('settings')}>
        <Tasted taste="counter" name={t('counter')} said={(value) => t(`counter.${value as 'shown' | 'hidden'}`)} />
        <Tasted taste="tracker" name={t('tracker')} said={(value) => t(`tracker.${value as 'shown' | 'hidden'}`)} />
        {table.kingdom.includes('moat') && (
          <Tasted
            taste="moat"
            name={t('auto.moat', { moat: part.name('moat') })}
            said={(value) => t(`auto.${value as 'asked' | 'given'}`)}
          />
        )}
        {table.kingdom.includes('faithful-hound') && (
          <Tasted
            taste="hound"
            name={t('auto.hound', { hound: part.name('faithful-hound') })}
            said={(value) => t(`auto.${value as 'asked' | 'given'}`)}
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
    <Zone key={seat} className="dom-deck" title={t('deckOf', { side: props.speech.side(seat) })}>
      <span className="dom-chips">
        {sorted(box, Object.keys(owned)).map((id) => (
          <Chip key={id} part={part} id={id} count={owned[id] ?? 0} />
        ))}
      </span>
    </Zone>
  ));
}

/** One thing a player sets for themselves. */
function Tasted({
  taste,
  name,
  said,
}: {
  readonly taste: Taste;
  readonly name: string;
  readonly said: (value: string) => string;
}): ReactNode {
  const id = useId();
  const tastes = useTaste();
  return (
    <p>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={tastes[taste]}
        onChange={({ currentTarget }) => setTaste({ [taste]: currentTarget.value })}
      >
        {TASTES[taste].map((value) => (
          <option key={value} value={value}>
            {said(value)}
          </option>
        ))}
      </select>
    </p>
  );
}

import { notice, ruleText } from '@nightjar/words/nocturion';
import { type ReactNode, useId } from 'react';
import { Zone } from '../../kit/zone.tsx';
import { Abilities, Burdens, Stands } from './armory.tsx';
import { Menagerie } from './menagerie.tsx';
import { type Part, type Props, partOf } from './part.ts';
import { Quests } from './quests.tsx';
import { Treasury } from './resources.tsx';
import { setTaste, TASTES, type Taste, useTaste } from './taste.ts';

/** The drawer of the table: Quests in full, every house, what holds for the round, and when I want to be asked. */
export function Goals(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, lang, name } = part;
  return (
    <div className="nrn-goals">
      <Quests {...props} isFull />
      {table.rules.length > 0 && (
        <Zone className="nrn-rules" title={t('roundRules')}>
          {table.rules.map((rule) => (
            <p key={rule}>{ruleText(rule, table.barred[0] ?? null, lang)}</p>
          ))}
        </Zone>
      )}
      {table.seats.map(({ seat, house }) =>
        house === null ? null : (
          <Zone key={seat} className="nrn-house" title={`${props.speech.side(seat)}, ${name(house)}`}>
            <Treasury part={part} seat={seat} />
            <div className="nrn-armory">
              <Stands board={props} part={part} seat={seat} />
              <Abilities board={props} part={part} seat={seat} />
            </div>
            <Menagerie board={props} part={part} seat={seat} hasText />
            <Burdens board={props} part={part} seat={seat} />
          </Zone>
        ),
      )}
      <Zone className="nrn-decks" title={t('decks')}>
        <p>{t('decksLeft', { beasts: table.beasts.deck, curses: table.curses.deck })}</p>
      </Zone>
      <Zone className="nrn-tastes" title={t('settings')}>
        <Tasted part={part} taste="reactions" name={t('auto.reactions')} />
        <Tasted part={part} taste="discards" name={t('auto.discards')} />
        <p className="label">{t('auto.note')}</p>
      </Zone>
      <Zone className="nrn-numbers" title={t('numbers')}>
        <p>{notice(lang)}</p>
        <p>{t('correct')}</p>
      </Zone>
    </div>
  );
}

/** One thing a player sets for themselves. */
function Tasted({
  part,
  taste,
  name,
}: {
  readonly part: Part;
  readonly taste: Taste;
  readonly name: string;
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
            {part.t(`auto.${value}`)}
          </option>
        ))}
      </select>
    </p>
  );
}

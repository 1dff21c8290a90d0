import { notice, ruleText } from '@nightjar/words/nocturion';
import type { ReactNode } from 'react';
import { ChoiceOf } from '../../kit/choice-of.tsx';
import { Zone } from '../../kit/zone.tsx';
import { AbilityTexts, Burdens, Stands } from './armory.tsx';
import { Hand, Menagerie } from './menagerie.tsx';
import { type Props, partOf } from './part.ts';
import { Quests } from './quests.tsx';
import { Treasury } from './resources.tsx';
import { setTaste, TASTES, useTaste } from './taste.ts';

/** The drawer of the table: Quests in full, every house, what holds for the round, and when I want to be asked. */
export function Goals(props: Props): ReactNode {
  const part = partOf(props);
  const { table, t, lang, name } = part;
  const { reactions, discards } = useTaste();
  return (
    <div className="nocturion-goals">
      <Quests {...props} isFull />
      {table.rules.length > 0 && (
        <Zone className="nocturion-rules" title={t('roundRules')}>
          {table.rules.map((rule) => (
            <p key={rule}>{ruleText(rule, table.barred[0] ?? null, lang)}</p>
          ))}
        </Zone>
      )}
      {table.seats.map(({ seat, house }) =>
        house === null ? null : (
          <Zone key={seat} className="nocturion-house" title={`${props.speech.side(seat)}, ${name(house)}`}>
            <Treasury part={part} seat={seat} />
            <div className="nocturion-armory">
              <Stands board={props} part={part} seat={seat} />
              <AbilityTexts part={part} seat={seat} />
            </div>
            <Menagerie board={props} part={part} seat={seat} hasText />
            {seat === part.me && (
              <>
                <h4>{t('hand')}</h4>
                <Hand board={props} part={part} seat={seat} hasText />
              </>
            )}
            <Burdens board={props} part={part} seat={seat} />
          </Zone>
        ),
      )}
      <Zone className="nocturion-decks" title={t('decks')}>
        <p>{t('decksLeft', { beasts: table.beasts.deck, curses: table.curses.deck })}</p>
      </Zone>
      <Zone className="nocturion-tastes" title={t('settings')}>
        <ChoiceOf
          name={t('auto.reactions')}
          of={TASTES.reactions}
          value={reactions}
          said={(value) => t(`auto.${value}`)}
          onChoose={(value) => setTaste({ reactions: value })}
        />
        <ChoiceOf
          name={t('auto.discards')}
          of={TASTES.discards}
          value={discards}
          said={(value) => t(`auto.${value}`)}
          onChoose={(value) => setTaste({ discards: value })}
        />
        <p className="label">{t('auto.note')}</p>
      </Zone>
      <Zone className="nocturion-numbers" title={t('numbers')}>
        <p>{notice(lang)}</p>
        <p>{t('correct')}</p>
      </Zone>
    </div>
  );
}

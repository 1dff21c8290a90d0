import { defaultBox } from '@nightjar/dominion';
import type { Lang, Offers } from '@nightjar/words';
import { kingdomWords } from '@nightjar/words/dominion';
import type { ReactNode } from 'react';
import css from './kingdom.module.css';

/** The recommended sets, each with a sentence of what it is like. */
export function BySet({
  set,
  lang,
  offers,
  onChange,
}: {
  readonly set: string;
  readonly lang: Lang;
  readonly offers: Offers;
  readonly onChange: (set: string) => void;
}): ReactNode {
  const t = kingdomWords(lang);
  return (
    <div className={css.sets}>
      {defaultBox.sets.map(({ id }) => (
        <label key={id} className={css.set}>
          <input
            type="radio"
            name="set"
            value={id}
            checked={id === set}
            aria-label={offers.value('set', id)}
            aria-describedby={`set-${id}`}
            onChange={() => onChange(id)}
          />
          <span>
            <b>{offers.value('set', id)}</b>
            <small id={`set-${id}`}>{t(`set.${id}` as 'set.dusk')}</small>
          </span>
        </label>
      ))}
    </div>
  );
}

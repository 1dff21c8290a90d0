import { CURVES, type DrawWish, defaultBox, filtersIn, POOLS, WISHES } from '@nightjar/dominion';
import type { Lang, Offers } from '@nightjar/words';
import { kingdomWords } from '@nightjar/words/dominion';
import type { ReactNode } from 'react';
import css from './kingdom.module.css';

/** What a kingdom by lot is to be like; of what its sets lack nothing is offered. */
export function ByLot({
  wish,
  lang,
  offers,
  onChange,
}: {
  readonly wish: DrawWish;
  readonly lang: Lang;
  readonly offers: Offers;
  readonly onChange: (wish: DrawWish) => void;
}): ReactNode {
  const t = kingdomWords(lang);
  const filters = filtersIn(defaultBox, wish);
  return (
    <div className={css.wishes}>
      <OneOf
        label={offers.option('pool').name}
        values={POOLS}
        value={wish.pool}
        word={(pool) => offers.value('pool', pool)}
        onChange={(pool) => onChange({ ...wish, attacks: 'any', night: 'any', boons: 'any', hexes: 'any', pool })}
      />
      {filters.map((filter) => (
        <OneOf
          key={filter}
          label={offers.option(filter).name}
          values={WISHES}
          value={wish[filter]}
          word={(way) => offers.value(filter, way)}
          onChange={(way) => onChange({ ...wish, [filter]: way })}
        />
      ))}
      <OneOf
        label={t('costs')}
        values={CURVES}
        value={wish.curve}
        word={(curve) => t(`costs.${curve}`)}
        onChange={(curve) => onChange({ ...wish, curve })}
      />
    </div>
  );
}

function OneOf<V extends string>({
  label,
  values,
  value,
  word,
  onChange,
}: {
  readonly label: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly word: (value: V) => string;
  readonly onChange: (value: V) => void;
}): ReactNode {
  return (
    <label>
      <span>{label}</span>
      <select value={value} onChange={({ target }) => onChange(target.value as V)}>
        {values.map((each) => (
          <option key={each} value={each}>
            {word(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

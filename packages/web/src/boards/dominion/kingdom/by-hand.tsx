import { defaultBox, KINGDOM } from '@nightjar/dominion';
import type { Lang } from '@nightjar/words';
import { cardText, kingdomWords, term } from '@nightjar/words/dominion';
import { type ReactNode, useState } from 'react';
import { DOMINION_GLYPHS } from '../../../faces/glyphs/dominion/index.tsx';
import { Glyph } from '../../../faces/glyphs/glyph.tsx';
import { explains } from '../../../kit/explained.tsx';
import { explanationOf } from '../card.tsx';
import { costOf, kindOf, typesOf } from '../view.ts';
import { describedIn } from './described.ts';
import css from './kingdom.module.css';

const ALL: readonly string[] = Object.values(defaultBox.kingdoms)
  .flat()
  .map((kind) => defaultBox.ids[kind] as string);

/** Everything a card says, to be searched by a word of it. */
const saidBy = (id: string, lang: Lang): string =>
  [term('cards', id, lang), ...typesOf(defaultBox, id).map((type) => term('types', type, lang)), ...cardText(id, lang)]
    .join(' ')
    .toLowerCase();

/** Kingdom cards to pick from, found by any word they say. */
export function ByHand({
  picked,
  lang,
  onChange,
}: {
  readonly picked: readonly string[];
  readonly lang: Lang;
  readonly onChange: (picked: readonly string[]) => void;
}): ReactNode {
  const t = kingdomWords(lang);
  const described = describedIn(lang);
  const { name } = described;
  const [sought, setSought] = useState('');
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = ALL.filter((id) => words.every((word) => saidBy(id, lang).includes(word))).toSorted((a, b) =>
    name(a).localeCompare(name(b), lang),
  );
  const isFull = picked.length >= KINGDOM;
  return (
    <div className={css.hand}>
      <p className="row">
        <input
          type="text"
          role="searchbox"
          aria-label={t('search')}
          placeholder={t('search')}
          value={sought}
          autoComplete="off"
          onChange={({ target }) => setSought(target.value)}
        />
        <span className="quietly" role="status">
          {t('found', { n: found.length })}
        </span>
      </p>
      <ul className={css.found}>
        {found.map((id) => (
          <li key={id} data-kind={kindOf(defaultBox, id)}>
            <button
              type="button"
              aria-pressed={picked.includes(id)}
              aria-disabled={isFull && !picked.includes(id)}
              onClick={() => {
                if (picked.includes(id)) onChange(picked.filter((other) => other !== id));
                else if (!isFull) onChange([...picked, id]);
              }}
              {...explains(explanationOf(described, id))}
            >
              <Glyph of={DOMINION_GLYPHS[id]} />
              <span>{name(id)}</span>
              <b className="number">{costOf(defaultBox, id)}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className="row quietly" role="status">
        <b>{t('chosen', { n: picked.length })}</b>
        {isFull ? t('full') : t('rest', { n: KINGDOM - picked.length })}
      </p>
    </div>
  );
}

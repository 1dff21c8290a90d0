import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useSettings } from '../settings.ts';
import { useFace } from '../shell/use-face.ts';
import { useText } from '../text.ts';
import { findClauses, loadRules, type Rules } from './clauses.ts';
import { namedBy } from './named.ts';
import css from './rules.module.css';

/** The numbered rules with a search; a clause that was asked for is in view and marked. */
export function RulesList({
  game,
  clause,
  heading: Heading,
}: {
  readonly game: string;
  readonly clause: string;
  readonly heading: 'h2' | 'h3';
}): ReactNode {
  const t = useText();
  const lang = useSettings((settings) => settings.lang);
  const [rules, setRules] = useState<Rules | null>(null);
  const [wanted, setWanted] = useState('');
  const [isSourced, setSourced] = useState(false);
  const face = useFace(game);
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => {
    let isWanted = true;
    const named = face === null ? undefined : namedBy(face.rules, face.offers(lang), lang);
    void loadRules(game, lang, named).then((loaded) => isWanted && setRules(loaded));
    return () => {
      isWanted = false;
    };
  }, [game, lang, face]);
  useEffect(() => {
    if (rules !== null && clause !== '') marked.current?.scrollIntoView({ block: 'center' });
  }, [rules, clause]);
  const found = findClauses(rules?.sections ?? [], wanted);
  return (
    <div className={css.rules}>
      <p className={css.search}>
        <input
          type="text"
          role="searchbox"
          aria-label={t('rules.search')}
          placeholder={t('rules.search')}
          value={wanted}
          onChange={({ target }) => setWanted(target.value)}
        />
        {/* One mark for all: a mark for each would be four hundred stops for the keyboard. */}
        <button type="button" className="button" aria-pressed={isSourced} onClick={() => setSourced(!isSourced)}>
          <Glyph of={TABLE_GLYPHS.rules} />
          {t('rules.sources')}
        </button>
      </p>
      <p className="visually-hidden" role="status">
        {rules === null ? '' : t('rules.found', { n: found.reduce((sum, { clauses }) => sum + clauses.length, 0) })}
      </p>
      {rules !== null && found.length === 0 && <p className="quietly">{t('rules.none')}</p>}
      <div lang={rules?.lang}>
        {found.map(({ title, clauses }) => (
          <section key={title}>
            <Heading>{title}</Heading>
            <ul>
              {clauses.map(({ id, text, source }) => (
                <li key={id} ref={id === clause ? marked : null} data-marked={id === clause || undefined}>
                  <b className="number">{id}</b>
                  <span>
                    {text} {isSourced && source !== '' && <small>{source}</small>}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}

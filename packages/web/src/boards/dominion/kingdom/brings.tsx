import { broughtBy, defaultBox } from '@nightjar/dominion';
import type { Lang } from '@nightjar/words';
import { kingdomWords } from '@nightjar/words/dominion';
import type { ReactNode } from 'react';
import { DOMINION_GLYPHS } from '../../../faces/glyphs/dominion/index.tsx';
import { Glyph } from '../../../faces/glyphs/glyph.tsx';
import { explains } from '../../../kit/explained.tsx';
import { explanationOf } from '../card.tsx';
import { kindOf } from '../view.ts';
import type { ShownKingdom } from './choice.ts';
import { describedIn } from './described.ts';
import css from './kingdom.module.css';

const idsOf = (kinds: readonly number[]): readonly string[] => kinds.map((kind) => defaultBox.ids[kind] as string);

/** What a kingdom puts on the table besides its ten piles. */
export function Brings({ kingdom, lang }: { readonly kingdom: ShownKingdom; readonly lang: Lang }): ReactNode {
  const t = kingdomWords(lang);
  const { heirlooms, piles, zombies, states, hasBoons, hasHexes, hasDruid } = broughtBy(defaultBox, kingdom.cards);
  const druid = hasDruid ? kingdom.druid : [];
  const open = [
    ['heirlooms', heirlooms],
    ['piles', piles],
    ['zombies', zombies],
    ['druid', druid],
    ['states', states],
  ] as const;
  const folded = [
    ['boons', hasBoons ? idsOf(defaultBox.boons).filter((id) => !druid.includes(id)) : []],
    ['hexes', hasHexes ? idsOf(defaultBox.hexes) : []],
  ] as const;
  const isNothing = [...open, ...folded].every(([, ids]) => ids.length === 0);
  return (
    <section className={css.brings} aria-label={t('brings')}>
      <h3>{t('brings')}</h3>
      {isNothing && <p className="quietly">{t('brings.nothing')}</p>}
      {open.map(
        ([what, ids]) =>
          ids.length > 0 && (
            <div key={what} data-brings={what}>
              <p>{t(`brings.${what}`)}</p>
              <Things ids={ids} lang={lang} />
            </div>
          ),
      )}
      {folded.map(
        ([what, ids]) =>
          ids.length > 0 && (
            <details key={what} data-brings={what}>
              <summary>
                <span className={css.peek} aria-hidden="true">
                  {ids.slice(0, 3).map((id) => (
                    <Glyph key={id} of={DOMINION_GLYPHS[id]} />
                  ))}
                </span>
                {t(`brings.${what}`)}
              </summary>
              <Things ids={ids} lang={lang} />
            </details>
          ),
      )}
    </section>
  );
}

function Things({ ids, lang }: { readonly ids: readonly string[]; readonly lang: Lang }): ReactNode {
  const described = describedIn(lang);
  return (
    <ul className={css.things}>
      {ids.map((id) => (
        <li key={id} data-kind={kindOf(defaultBox, id)}>
          <button type="button" {...explains(explanationOf(described, id))}>
            <Glyph of={DOMINION_GLYPHS[id]} />
            {described.name(id)}
          </button>
        </li>
      ))}
    </ul>
  );
}

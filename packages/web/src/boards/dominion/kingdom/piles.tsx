import type { Lang } from '@nightjar/words';
import { kingdomWords } from '@nightjar/words/dominion';
import type { ReactNode } from 'react';
import { DOMINION_GLYPHS } from '../../../faces/glyphs/dominion/index.tsx';
import { Glyph } from '../../../faces/glyphs/glyph.tsx';
import { explains } from '../../../kit/explained.tsx';
import { explanationOf } from '../card.tsx';
import { costOf, kindOf } from '../view.ts';
import { describedIn } from './described.ts';
import css from './kingdom.module.css';

/** What can be done with a pile before the game: what it is called, with which drawing, and then what. */
export interface PileDeed {
  readonly label: (card: string) => string;
  readonly glyph: ReactNode;
  readonly act: (card: string) => void;
}

/** The piles of a kingdom by cost, each explaining itself as on the board. */
export function Piles({
  cards,
  lang,
  deed,
}: {
  readonly cards: readonly string[];
  readonly lang: Lang;
  readonly deed?: PileDeed | undefined;
}): ReactNode {
  const t = kingdomWords(lang);
  const described = describedIn(lang);
  const { box, name } = described;
  const sorted = cards.toSorted(
    (a, b) => (costOf(box, a) ?? 0) - (costOf(box, b) ?? 0) || name(a).localeCompare(name(b)),
  );
  return (
    <ul className={css.piles} aria-label={t('piles')}>
      {sorted.map((id) => (
        <li key={id} data-kind={kindOf(box, id)} data-pile={id}>
          <button
            type="button"
            className={css.pile}
            aria-label={t('pile', { card: name(id), cost: costOf(box, id) ?? 0 })}
            {...explains(explanationOf(described, id))}
          >
            <Glyph of={DOMINION_GLYPHS[id]} />
            <span>{name(id)}</span>
            <b className="number">{costOf(box, id)}</b>
          </button>
          {deed !== undefined && (
            <button
              type="button"
              className={`icon-btn ${css.deed}`}
              aria-label={deed.label(name(id))}
              onClick={() => deed.act(id)}
            >
              <Glyph of={deed.glyph} />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}

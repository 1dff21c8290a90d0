import type { ReactNode } from 'react';
import { ExplainedSheet } from '../../../kit/explained.tsx';
import type { PreviewProps } from '../../../table/face.ts';
import { portraitOf } from '../card.tsx';
import { Brings } from './brings.tsx';
import { kingdomIn } from './choice.ts';
import { describedIn } from './described.ts';
import css from './kingdom.module.css';
import { Piles } from './piles.tsx';

/** A kingdom as it would lie on the table: its piles, and what it brings. */
export function LaidOut({ options, lang }: PreviewProps): ReactNode {
  const kingdom = kingdomIn(options);
  const described = describedIn(lang);
  return (
    <div className={css.kingdom}>
      <Piles cards={kingdom.cards} lang={lang} />
      <Brings kingdom={kingdom} lang={lang} />
      <ExplainedSheet portrait={(card) => portraitOf(described, card)} />
    </div>
  );
}

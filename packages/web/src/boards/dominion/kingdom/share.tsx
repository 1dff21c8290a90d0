import { writeCode } from '@nightjar/dominion';
import type { Lang } from '@nightjar/words';
import { kingdomWords } from '@nightjar/words/dominion';
import { type ReactNode, useState } from 'react';
import { Glyph } from '../../../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../../../faces/glyphs/table.tsx';
import { shared } from '../../../routes.ts';
import type { ShownKingdom } from './choice.ts';
import css from './kingdom.module.css';

/** Where a kingdom's code leads. */
const linkTo = (code: string): string => `/new/dominion?kingdom=${encodeURIComponent(code)}`;

/** A whole kingdom to hand on, by its code or the link with it. */
export function Share({ kingdom, lang }: { readonly kingdom: ShownKingdom; readonly lang: Lang }): ReactNode {
  const t = kingdomWords(lang);
  const [said, setSaid] = useState<{ readonly code: string; readonly isDone: boolean } | null>(null);
  const code = writeCode(kingdom);
  const copy = (): void => {
    const done = (isDone: boolean) => () => setSaid({ code, isDone });
    // Without a secure origin there is no clipboard.
    const copying = navigator.clipboard?.writeText(shared(linkTo(code), location.origin)) ?? Promise.reject();
    void copying.then(done(true), done(false));
  };
  return (
    <p className={css.share}>
      <code lang="zxx">{code}</code>
      <button type="button" className="button" onClick={copy}>
        <Glyph of={TABLE_GLYPHS.link} />
        {t('share')}
      </button>
      <span role="status" className="quietly">
        {said?.code === code && t(said.isDone ? 'shared' : 'notShared')}
      </span>
    </p>
  );
}

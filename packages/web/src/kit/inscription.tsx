import type { CSSProperties, ReactNode } from 'react';
import css from './inscription.module.css';

const SOFT = '\u00AD';

/** The words of a name, each with the places where its language may break it; `breaks` lists such words: `Wunder-lampe`. */
export function softly(name: string, breaks: string): string {
  const broken = new Map(breaks.split(' ').map((word) => [word.replaceAll('-', ''), word.replaceAll('-', SOFT)]));
  return name.replaceAll(/\p{L}+/gu, (word) => broken.get(word) ?? word);
}

/** How wide letters of the display type are, in parts of its size; drawn out and marked ones of the language nobody speaks too. */
const widthOf = (letter: string): number =>
  /[mwɱŵMWŴṀ]/.test(letter) ? 1 : /[fijlrtI\u00AD-]/.test(letter) ? 0.43 : /\p{Lu}/u.test(letter) ? 0.76 : 0.6;

/** How wide its widest part is that stands in one line, with the hyphen that ends it. */
export const widestIn = (softened: string): number =>
  Math.max(
    ...softened
      .split(/(?<=\u00AD)|(?<=-)|\s/)
      .map((part) => part.split('').reduce((width, letter) => width + widthOf(letter), 0)),
  );

/** A name on a card: no word of it breaks but where its language breaks it; what is still too long is written smaller. */
export function Inscription({ of, breaks }: { readonly of: string; readonly breaks: string }): ReactNode {
  const softened = softly(of, breaks);
  return (
    <span className={css.inscription}>
      <span style={{ '--widest': widestIn(softened).toFixed(2) } as CSSProperties}>{softened}</span>
    </span>
  );
}

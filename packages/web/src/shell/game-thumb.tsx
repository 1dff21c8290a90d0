import type { ReactNode } from 'react';
import { POSTERS } from '../faces/posters.ts';
import css from './game-thumb.module.css';

/** A game's poster, as small as a line of a list. */
export const GameThumb = ({ game }: { readonly game: string }): ReactNode =>
  POSTERS[game] === undefined ? (
    <span className={css.thumb} />
  ) : (
    <img className={css.thumb} src={POSTERS[game]} alt="" width="40" height="52" loading="lazy" />
  );

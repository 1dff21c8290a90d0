import { GAMES } from '@nightjar/games';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useGameWords } from '../game-name.ts';
import { useText } from '../text.ts';
import css from './new-table.module.css';
import { Pills } from './pills.tsx';

/** Which game it is to be. Another choice keeps the way the page was reached by: alone, here or online. */
export function GamePicker({ game }: { readonly game: string }): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const [, go] = useLocation();
  const search = useSearch();
  return (
    <fieldset className={`card ${css.picker}`}>
      <legend>{t('new.game')}</legend>
      <Pills
        name="game"
        values={GAMES.map(({ name }) => name)}
        value={game}
        label={(each) => gameWords(each)}
        onChange={(each) => go(`/new/${each}${search === '' ? '' : `?${search}`}`, { replace: true })}
      />
    </fieldset>
  );
}

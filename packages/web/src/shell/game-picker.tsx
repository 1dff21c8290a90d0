import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { GAMES, isPlayable } from '../play/games.ts';
import { useText } from '../text.ts';
import { Pills } from './pills.tsx';

/** Which game it is to be; whoever came a certain way stays on it. */
export function GamePicker({ game }: { readonly game: string }): ReactNode {
  const t = useText();
  const [, go] = useLocation();
  const search = useSearch();
  return (
    <fieldset className="card picker">
      <legend>{t('new.game')}</legend>
      <Pills
        name="game"
        values={GAMES.filter(isPlayable)}
        value={game}
        label={(each) => t(`game.${each}`)}
        onChange={(each) => go(`/new/${each}${search === '' ? '' : `?${search}`}`, { replace: true })}
      />
    </fieldset>
  );
}

import { together } from '@nightjar/words';
import type { ReactNode } from 'react';
import { useGameWords } from '../game-name.ts';
import type { Row } from '../play/rows.ts';
import { useSettings } from '../settings.ts';
import { useText } from '../text.ts';

/** What a table is called in a list: its game, and with whom. Nobody is alone where others are still waited for. */
export function RowTitle({ game, others, isGathering }: Pick<Row, 'game' | 'others' | 'isGathering'>): ReactNode {
  const t = useText();
  const name = useGameWords()(game);
  const lang = useSettings((settings) => settings.lang);
  if (others.length > 0) return <b>{t('home.with', { game: name, others: together(others, lang) })}</b>;
  return <b>{isGathering ? name : t('home.alone', { game: name })}</b>;
}

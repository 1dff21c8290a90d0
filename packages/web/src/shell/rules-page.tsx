import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { useGameWords } from '../game-name.ts';
import { Guide } from '../rules/guide.tsx';
import css from '../rules/rules.module.css';
import { RulesList } from '../rules/rules-list.tsx';
import { useText } from '../text.ts';
import { usePage } from './page.ts';
import { Top } from './top.tsx';

export function RulesPage(): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const { game = 'nocturne', clause = '' } = useParams();
  usePage(t('rules.title', { game: gameWords(game) }), game);
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('rules.title', { game: gameWords(game) })}</h1>
        {clause === '' && <Guide game={game} />}
        <h2>{t('rules.all')}</h2>
        <p className={`quietly ${css.intro}`}>{t('rules.intro')}</p>
        <RulesList game={game} clause={decodeURIComponent(clause)} heading="h3" />
      </main>
    </div>
  );
}

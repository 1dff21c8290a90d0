import type { ReactNode } from 'react';
import { useParams } from 'wouter';
import { RulesList } from '../rules/rules-list.tsx';
import { useText } from '../text.ts';
import { usePage } from './page.ts';
import { Top } from './top.tsx';

export function RulesPage(): ReactNode {
  const t = useText();
  const { game = 'nocturne', clause = '' } = useParams();
  usePage(t('rules.title', { game: t('game.nocturne') }), game);
  return (
    <div className="page">
      <Top />
      <main>
        <h1>{t('rules.title', { game: t('game.nocturne') })}</h1>
        <p className="quietly intro">{t('rules.intro')}</p>
        <RulesList game={game} clause={decodeURIComponent(clause)} />
      </main>
    </div>
  );
}

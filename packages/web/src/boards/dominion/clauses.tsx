import type { Lang } from '@nightjar/words';
import { type ReactNode, useEffect, useState } from 'react';
import { loadRules, type Rules } from '../../rules/clauses.ts';

/** So many clauses of a card are told beside it; the drawer of rules has them all. */
const MOST = 4;

const loading = new Map<Lang, Promise<Rules>>();

/** The clauses that rule a card, once they are there. */
export function Clauses({ of, lang }: { readonly of: string; readonly lang: Lang }): ReactNode {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    const coming = loading.get(lang) ?? loadRules('dominion', lang);
    loading.set(lang, coming);
    let isWanted = true;
    void coming.then(
      (come) => (isWanted ? setRules(come) : undefined),
      () => loading.delete(lang),
    );
    return () => {
      isWanted = false;
    };
  }, [lang]);
  if (rules === null) return null;
  const own = rules.sections
    .flatMap(({ clauses }) => clauses)
    .filter(({ id }) => id.startsWith(`DOM-C.${of}.`))
    .slice(0, MOST);
  return (
    <ul className="dominion-clauses" lang={rules.lang === lang ? undefined : rules.lang}>
      {own.map(({ id, text }) => (
        <li key={id}>
          <small>{id}</small> {text}
        </li>
      ))}
    </ul>
  );
}

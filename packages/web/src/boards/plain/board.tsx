import { isObject, type Json } from '@nightjar/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/face.ts';
import { useText } from '../../text.ts';
import './board.css';

/** What is seen, field by field. */
export function Board({ view }: BoardProps): ReactNode {
  const t = useText();
  return (
    <section className="plain-board" aria-label={t('table.seen')}>
      <Fields of={view} />
    </section>
  );
}

function Fields({ of }: { readonly of: Json }): ReactNode {
  if (Array.isArray(of)) {
    if (of.every((item) => typeof item !== 'object')) return of.join(', ') || '–';
    return (
      <ol>
        {(of as readonly Json[]).map((item, i) => (
          // An entry is its place in the list.
          <li key={i}>
            <Fields of={item} />
          </li>
        ))}
      </ol>
    );
  }
  if (!isObject(of)) return of === null ? '–' : JSON.stringify(of);
  return (
    <dl>
      {Object.entries(of).map(([name, field]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Fields of={field} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

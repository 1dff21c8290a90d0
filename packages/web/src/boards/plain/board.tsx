import { isObject, type Json, type JsonObject } from '@nightjar/kernel';
import type { ReactNode } from 'react';
import type { BoardProps } from '../../table/face.ts';
import { useText } from '../../text.ts';
import './board.css';

/** What is seen, field by field. */
export function Board({ view }: BoardProps): ReactNode {
  const t = useText();
  return (
    <section className="plain-board" aria-label={t('table.seen')} tabIndex={0}>
      <Fields of={isObject(view) ? shown(view) : view} />
    </section>
  );
}

/** What is there to go on with, and for nobody to read. */
const HIDDEN = ['game', 'options', 'decision', 'underway'];

const shown = (view: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(view).filter(([name, field]) => !HIDDEN.includes(name) && field !== null));

const isPlain = (field: Json): field is string | number | boolean | null => typeof field !== 'object' || field === null;

const word = (field: string | number | boolean | null): string => (field === null ? '–' : String(field));

function Fields({ of }: { readonly of: Json }): ReactNode {
  if (Array.isArray(of)) {
    if ((of as readonly Json[]).every(isPlain)) return (of as readonly string[]).map(word).join(', ') || '–';
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
  if (!isObject(of)) return isPlain(of) ? word(of) : '';
  if (Object.values(of).every(isPlain)) {
    return Object.entries(of)
      .map(([name, field]) => `${name} ${word(field as string)}`)
      .join(' · ');
  }
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

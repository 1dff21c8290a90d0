import type { Choice, Json } from '@nightjar/kernel';
import type { Offers } from '@nightjar/words';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import css from './new-table.module.css';
import { OptionField } from './option-field.tsx';

/** Options few tables need, behind a press. */
export function MoreOptions({
  choices,
  offers,
  valueOf,
  onChange,
  children,
}: {
  readonly choices: readonly Choice[];
  readonly offers: Offers;
  readonly valueOf: (choice: Choice) => Json;
  readonly onChange: (option: string, value: Json) => void;
  readonly children?: ReactNode;
}): ReactNode {
  const t = useText();
  return (
    <details className="card">
      <summary>{t('new.options')}</summary>
      <div className={css.options}>
        {choices.map((choice) => (
          <OptionField
            key={choice.id}
            choice={choice}
            offers={offers}
            value={valueOf(choice)}
            onChange={(value) => onChange(choice.id, value)}
          />
        ))}
        {children}
      </div>
    </details>
  );
}

import type { ReactNode } from 'react';
import css from './pills.module.css';

/** A few values side by side, one of them chosen. */
export function Pills<V extends string>({
  name,
  values,
  value,
  label,
  onChange,
}: {
  readonly name: string;
  readonly values: readonly V[];
  readonly value: string;
  readonly label: (value: V) => string;
  readonly onChange: (value: V) => void;
}): ReactNode {
  return (
    <div className={css.pills}>
      {values.map((each) => (
        <label key={each} className={css.pill}>
          <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
          <span>{label(each)}</span>
        </label>
      ))}
    </div>
  );
}

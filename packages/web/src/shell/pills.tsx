import type { ReactNode } from 'react';

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
    <div className="pills">
      {values.map((each) => (
        <label key={each} className="pill">
          <input type="radio" name={name} value={each} checked={each === value} onChange={() => onChange(each)} />
          <span>{label(each)}</span>
        </label>
      ))}
    </div>
  );
}

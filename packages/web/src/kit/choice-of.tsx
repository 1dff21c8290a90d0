import { type ReactNode, useId } from 'react';

/** One of a few values that a player sets for themselves. */
export function ChoiceOf<V extends string>({
  name,
  of,
  value,
  said,
  onChoose,
}: {
  readonly name: string;
  readonly of: readonly V[];
  readonly value: V;
  readonly said: (value: V) => string;
  readonly onChoose: (value: V) => void;
}): ReactNode {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{name}</label>
      <select id={id} value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value as V)}>
        {of.map((each) => (
          <option key={each} value={each}>
            {said(each)}
          </option>
        ))}
      </select>
    </p>
  );
}

import type { Choice, Json } from '@nightjar/kernel';
import type { Offers } from '@nightjar/words';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import css from './new-table.module.css';

interface FieldProps<Kind extends Choice['kind']> {
  readonly choice: Extract<Choice, { kind: Kind }>;
  readonly offers: Offers;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}

/** An option of a match with the form that fits its kind. */
export function OptionField(props: {
  readonly choice: Choice;
  readonly offers: Offers;
  readonly value: Json;
  readonly onChange: (value: Json) => void;
}): ReactNode {
  const { choice, offers } = props;
  const { name, note } = offers.option(choice.id);
  const legend = (
    <small>
      {note} {choice.rule}
    </small>
  );
  if (choice.kind === 'list') {
    return (
      <fieldset className={css.several}>
        <legend>{name}</legend>
        <Several {...props} choice={choice} />
        {legend}
      </fieldset>
    );
  }
  return (
    <label>
      <span>{name}</span>
      {choice.kind === 'one' && <OneOf {...props} choice={choice} />}
      {choice.kind === 'number' && <NumberIn {...props} choice={choice} />}
      {choice.kind === 'text' && <Text {...props} choice={choice} />}
      {legend}
    </label>
  );
}

function OneOf({ choice, offers, value, onChange }: FieldProps<'one'>): ReactNode {
  const t = useText();
  return (
    <select
      value={JSON.stringify(value)}
      onChange={({ target }) =>
        onChange(choice.values.find((known) => JSON.stringify(known) === target.value) ?? choice.default)
      }
    >
      {choice.values.map((known) => (
        <option key={String(known)} value={JSON.stringify(known)}>
          {offers.value(choice.id, known)}
          {known === choice.default ? ` (${t('new.default')})` : ''}
        </option>
      ))}
    </select>
  );
}

const NumberIn = ({ choice, value, onChange }: FieldProps<'number'>): ReactNode => (
  <input
    type="number"
    min={choice.min}
    max={choice.max}
    value={Number(value)}
    onChange={({ target }) => onChange(target.value === '' ? choice.default : target.valueAsNumber)}
  />
);

const Text = ({ choice, value, onChange }: FieldProps<'text'>): ReactNode => (
  <input
    type="text"
    maxLength={choice.longest}
    autoComplete="off"
    value={typeof value === 'string' ? value : ''}
    onChange={({ target }) => onChange(target.value === '' ? choice.default : target.value)}
  />
);

function Several({ choice, offers, value, onChange }: FieldProps<'list'>): ReactNode {
  const t = useText();
  const picked = Array.isArray(value) ? (value as readonly string[]) : [];
  const isFull = picked.length >= choice.most;
  return (
    <>
      <p role="status">{t(isFull ? 'new.pickedAll' : 'new.picked', { n: picked.length, most: choice.most })}</p>
      <ul>
        {choice.values.map((known) => (
          <li key={known}>
            <label>
              <input
                type="checkbox"
                checked={picked.includes(known)}
                disabled={isFull && !picked.includes(known)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...picked, known] : picked.filter((other) => other !== known))
                }
              />
              {offers.value(choice.id, known)}
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

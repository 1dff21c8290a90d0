import { type AnyGame, faultText } from '@nightjar/kernel';
import { type ReactNode, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { editions } from '../play/around.ts';
import { useText } from '../text.ts';

/** How much of an edition's name is shown: enough to tell two apart. */
const SHORT = 8;

/** A house edition from a file, for the table that is about to be opened. */
export function EditionField({
  rules,
  edition,
  onChange,
}: {
  readonly rules: AnyGame;
  readonly edition: string | null;
  readonly onChange: (edition: string | null) => void;
}): ReactNode {
  const t = useText();
  const [fault, setFault] = useState<string | null>(null);
  const take = async (file: File | undefined): Promise<void> => {
    const name = file === undefined ? null : editions.bring(rules, await file.text());
    setFault(name === null || name.ok ? null : faultText(name.fault));
    onChange(name?.ok ? name.value : null);
  };
  return (
    <label>
      <span>{t('new.edition')}</span>
      <input type="file" accept=".json,application/json" onChange={({ target }) => void take(target.files?.[0])} />
      {fault !== null && (
        <span role="alert" className="trouble">
          <Glyph of={TABLE_GLYPHS.warn} /> {t('new.editionFault', { why: fault })}
        </span>
      )}
      <small role="status">
        {edition === null ? t('new.editionWhy') : t('new.editionTaken', { name: edition.slice(0, SHORT) })}
      </small>
    </label>
  );
}

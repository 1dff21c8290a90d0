import { type ReactNode, useState } from 'react';
import { useText } from '../text.ts';

/** A button for what cannot be taken back: the first press asks, the second does it. */
export function SureButton({
  label,
  sure,
  onSure,
}: {
  readonly label: string;
  readonly sure: string;
  readonly onSure: () => void;
}): ReactNode {
  const t = useText();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {label}
      </button>
    );
  }
  return (
    <span className="row sure" role="alert">
      <button
        type="button"
        className="button danger"
        onClick={() => {
          setAsking(false);
          onSure();
        }}
      >
        {sure}
      </button>
      <button type="button" className="button" onClick={() => setAsking(false)}>
        {t('sure.no')}
      </button>
    </span>
  );
}

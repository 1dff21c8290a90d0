import { type CSSProperties, type ReactNode, useEffect, useState } from 'react';
import { isStill } from '../../settings.ts';
import { Chips } from './chip.tsx';
import { type Props, partOf } from './part.ts';
import { namedIn, stepsOf, type Turn } from './turns.ts';

/** How long a step is looked at before the next one comes by itself. */
const STEP_MS = 1500;

/** A turn once more, step by step: it goes on by itself, unless nothing is to move, and can be led or left at any time. */
export function Again(props: Props & { readonly turn: Turn; readonly onClose: () => void }): ReactNode {
  const { turn, speech, onClose } = props;
  const part = partOf(props);
  const { t } = part;
  const steps = stepsOf(turn, speech);
  const [at, setAt] = useState(0);
  const [isLed, setLed] = useState(isStill);
  const last = steps.length - 1;
  const step = steps[Math.min(at, last)];
  useEffect(() => {
    if (isLed || at >= last) return undefined;
    const next = setTimeout(() => setAt(at + 1), STEP_MS);
    return () => clearTimeout(next);
  }, [isLed, at, last]);
  const lead = (to: number): void => {
    setLed(true);
    setAt(to);
  };
  return (
    <div className="dominion-again" role="group" aria-label={t('again')}>
      <p className="label number">{t('again.at', { n: at + 1, all: steps.length })}</p>
      <p className="dominion-again-step" aria-live="polite" style={{ '--depth': step?.depth ?? 0 } as CSSProperties}>
        {step?.text} <Chips part={part} cards={namedIn(step?.deed ?? [])} />
      </p>
      <p className="dominion-again-actions">
        <button type="button" className="button" disabled={at === 0} onClick={() => lead(at - 1)}>
          {t('again.back')}
        </button>
        <button type="button" className="button" disabled={at >= last} onClick={() => lead(at + 1)}>
          {t('again.next')}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {t('again.close')}
        </button>
      </p>
    </div>
  );
}

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useText } from '../text.ts';
import css from './secret.module.css';

/** What is for its owner alone: before others it is seen only as long as a finger or a key holds it open. */
export function Secret({
  isVeiled,
  name,
  children,
}: {
  readonly isVeiled: boolean;
  /** What lies there, as everybody may know. */
  readonly name: string;
  readonly children: ReactNode;
}): ReactNode {
  const t = useText();
  const [isHeld, setHeld] = useState(false);
  if (!isVeiled) return children;
  const cover = (): void => setHeld(false);
  const byKey =
    (held: boolean) =>
    (event: KeyboardEvent): void => {
      if (event.key !== ' ' && event.key !== 'Enter') return;
      event.preventDefault();
      setHeld(held);
    };
  return (
    <div className={css.secret} data-held={isHeld || undefined}>
      <button
        type="button"
        aria-expanded={isHeld}
        onPointerDown={({ currentTarget, pointerId }) => {
          // The finger may slip: what it began to hold it holds until it is lifted.
          currentTarget.setPointerCapture(pointerId);
          setHeld(true);
        }}
        onPointerUp={cover}
        onPointerCancel={cover}
        onLostPointerCapture={cover}
        onKeyDown={byKey(true)}
        onKeyUp={byKey(false)}
        onBlur={cover}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Glyph of={TABLE_GLYPHS.lock} />
        <span>{t('secret.hold', { name })}</span>
      </button>
      {isHeld && <div className={css.open}>{children}</div>}
    </div>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import type { Scene, TableSource } from '../play/source.ts';
import { useText } from '../text.ts';
import css from './hand-over.module.css';

/** Nothing of anybody's is in view until the next person has the device. */
export function HandOver({ source, scene }: { readonly source: TableSource; readonly scene: Scene }): ReactNode {
  const t = useText();
  const name = scene.seats[scene.handOver ?? 0]?.name ?? '';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <main className={css['hand-over']}>
      <Glyph of={TABLE_GLYPHS.lock} />
      <h1>{t('handOver.title', { name })}</h1>
      <p>{t('handOver.note', { name })}</p>
      <button ref={button} type="button" className="btn" data-main="" onClick={() => source.takeOver()}>
        {t('handOver.go', { name })}
      </button>
    </main>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import type { Scene, TableSource } from '../play/source.ts';
import { useText } from '../text.ts';
import css from './hand-over.module.css';

/** A curtain before what the next person holds; what everybody may see stays in view above it. */
export function HandOver({ source, scene }: { readonly source: TableSource; readonly scene: Scene }): ReactNode {
  const t = useText();
  const name = scene.seats[scene.handOver ?? 0]?.name ?? '';
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), [name]);
  return (
    <section className={css['hand-over']} aria-label={t('handOver.title', { name })}>
      <Glyph of={TABLE_GLYPHS.lock} />
      <div>
        <h2>{t('handOver.title', { name })}</h2>
        <p>{t('handOver.note', { name })}</p>
      </div>
      <button ref={button} type="button" className="button" data-main="" onClick={() => source.device?.takeOver()}>
        {t('handOver.go', { name })}
      </button>
    </section>
  );
}

import { type ReactNode, Suspense, useLayoutEffect, useRef } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useText } from '../text.ts';
import css from './drawer.module.css';
import { DRAWERS, type DrawerId, type DrawerProps } from './drawers.tsx';

/** A sheet that comes in from the side, on a phone from below. */
export function Drawer({
  id,
  onClose,
  ...props
}: DrawerProps & { readonly id: DrawerId; readonly onClose: () => void }): ReactNode {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { Body } = DRAWERS[id];
  return (
    <dialog
      ref={dialog}
      className={`${css.drawer} sheet`}
      aria-labelledby="drawer-title"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className={css.in}>
        <header>
          <h2 id="drawer-title">{t(`drawer.${id}`)}</h2>
          <button
            type="button"
            className="icon-btn"
            aria-label={t('drawer.close')}
            onClick={() => dialog.current?.close()}
          >
            <Glyph of={TABLE_GLYPHS.close} />
          </button>
        </header>
        <div className={css.body} tabIndex={-1}>
          <Suspense fallback={null}>
            <Body {...props} />
          </Suspense>
        </div>
      </div>
    </dialog>
  );
}

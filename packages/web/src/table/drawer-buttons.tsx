import type { ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { useText } from '../text.ts';
import { DRAWERS, type DrawerId } from './drawers.tsx';

/** The buttons that open the drawers: icons in the bar on top, or icons with words at the bottom of a phone. */
export function DrawerButtons({
  ids,
  unread,
  open,
  className,
}: {
  readonly ids: readonly DrawerId[];
  readonly unread: number;
  readonly open: (id: DrawerId) => void;
  readonly className: 'wide' | 'dock';
}): ReactNode {
  const t = useText();
  const isDock = className === 'dock';
  const name = (id: DrawerId): string =>
    id === 'chat' && unread > 0 ? t('drawer.unread', { n: unread }) : t(`drawer.${id}`);
  return (
    <nav className={className} aria-label={t(isDock ? 'table.dock' : 'table.drawers')}>
      {ids
        .filter((id) => !isDock || id !== 'settings')
        .map((id) => (
          <button
            key={id}
            type="button"
            className={isDock ? '' : 'icon-btn'}
            data-news={(id === 'chat' && unread > 0) || undefined}
            {...(isDock ? {} : { 'aria-label': name(id), title: name(id) })}
            onClick={() => open(id)}
          >
            <Glyph of={DRAWERS[id].glyph} />
            {isDock && name(id)}
          </button>
        ))}
    </nav>
  );
}

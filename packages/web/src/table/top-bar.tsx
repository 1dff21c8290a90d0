import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { useGameWords } from '../game-name.ts';
import type { Scene } from '../play/source.ts';
import { useText } from '../text.ts';
import { DrawerButtons } from './drawer-buttons.tsx';
import type { DrawerId } from './drawers.tsx';
import type { GameFace } from './face.ts';
import { Part } from './part.tsx';
import { Clock, MyPoints } from './seats.tsx';
import type { TableControls } from './use-table.ts';

/** The bar above the board: which game, where it stands, my time and points, and the ways into the drawers. */
export function TopBar({
  game,
  scene,
  face,
  table,
  drawers,
}: {
  readonly game: string;
  readonly scene: Scene;
  readonly face: GameFace;
  readonly table: TableControls;
  readonly drawers: readonly DrawerId[];
}): ReactNode {
  const t = useText();
  const gameWords = useGameWords();
  const { eyes, seats, link } = scene;
  const { looks, still, isExplaining, explain, open, unread } = table;
  const myClock = eyes === 'table' ? null : (seats[eyes]?.clock ?? null);
  return (
    <header className="tbar">
      <Link href="/" className="brand" aria-label={t('table.home')}>
        <Glyph of={TABLE_GLYPHS.nightjar} />
      </Link>
      <h1>{gameWords(game)}</h1>
      <div className="stand">
        <Part of={face.Stand} board={still} />
      </div>
      {myClock !== null && (
        <span className="my-clock">
          <Clock clock={myClock} />
        </span>
      )}
      <MyPoints scene={scene} looks={looks} rules={face.rules} />
      {link === 'lost' && (
        <p className="lost" role="status">
          <Glyph of={TABLE_GLYPHS.warn} /> <span>{t('table.lost')}</span>
        </p>
      )}
      <button
        type="button"
        className="icon-btn"
        data-explainer=""
        aria-label={t('table.explain')}
        title={t('table.explain')}
        aria-pressed={isExplaining}
        onClick={explain}
      >
        <Glyph of={TABLE_GLYPHS.help} />
      </button>
      <DrawerButtons ids={drawers} unread={unread} open={open} className="wide" />
      <button
        type="button"
        className="icon-btn narrow"
        aria-label={t('drawer.settings')}
        onClick={() => open('settings')}
      >
        <Glyph of={TABLE_GLYPHS.settings} />
      </button>
    </header>
  );
}

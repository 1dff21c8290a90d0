import type { ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { EXPLAINING } from '../kit/explained.tsx';
import type { Scene, TableSource } from '../play/source.ts';
import { useText } from '../text.ts';
import { Announcer } from './announcer.tsx';
import { Ask } from './ask.tsx';
import { Drawer } from './drawer.tsx';
import { DrawerButtons } from './drawer-buttons.tsx';
import { DRAWER_IDS } from './drawers.tsx';
import type { GameFace } from './face.ts';
import { HandOver } from './hand-over.tsx';
import { Notices } from './notices.tsx';
import { Part, SidePart } from './part.tsx';
import { OthersStrip, SeatPlate } from './seats.tsx';
import { Since } from './since.tsx';
import { TopBar } from './top-bar.tsx';
import { useTable } from './use-table.ts';

/** The table every game is played at, as it is laid out: question, board, seats and drawers. */
export function Frame({
  source,
  scene,
  face,
  onScore,
  coach,
}: {
  readonly source: TableSource;
  readonly scene: Scene;
  readonly face: GameFace;
  readonly onScore: () => void;
  /** The coach of a lesson stands before the other players, where it takes no room from the board. */
  readonly coach?: ReactNode;
}): ReactNode {
  const t = useText();
  const table = useTable(source, scene, face);
  const { looks, board, still, drawer, open, unread, refuse } = table;
  const { eyes, handOver, thinking, link, isVeiled } = scene;
  const { company } = source;
  const drawers = DRAWER_IDS.filter((id) => id !== 'chat' || company !== null);

  return (
    <div
      className="table"
      {...{ [EXPLAINING]: table.isExplaining ? '' : undefined }}
      data-watching={(eyes === 'table' && handOver === null) || undefined}
      // A refusal is cleared by the next press anywhere but on its own buttons.
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('[role=alert]') === null) table.forget();
      }}
    >
      <TopBar game={source.game} scene={scene} face={face} table={table} drawers={drawers} />
      {table.isExplaining && (
        <p className="explaining" role="status">
          <Glyph of={TABLE_GLYPHS.help} /> <span>{t('table.explaining')}</span>
          <button type="button" data-explainer="" onClick={table.explainNoMore}>
            {t('table.explainOff')}
          </button>
        </p>
      )}
      <OthersStrip scene={scene} looks={looks} face={face} board={still} coach={coach} />
      <Since scene={scene} looks={looks} face={face} board={still} />
      <main className="board-slot" aria-label={t('table.board')}>
        <Part of={face.Board} board={board} />
      </main>
      <aside className="aside-slot" aria-label={t('table.aside')}>
        <div className="aside-game">
          <Part of={face.Aside} board={board} />
        </div>
      </aside>
      <Ask
        scene={scene}
        board={board}
        hint={table.hint}
        refused={table.refused}
        face={face}
        onBack={table.back}
        onUndo={table.undo}
        onHint={link === 'here' && !isVeiled ? table.askHint : null}
        onHurry={thinking !== null && source.device !== null ? () => source.device?.hurry() : null}
        onRule={(clause) => open('rules', clause)}
        onScore={onScore}
        onAskUndo={company === null ? null : table.askUndo}
        notices={company !== null && <Notices company={company} scene={scene} board={board} onRefused={refuse} />}
      />
      {handOver !== null && <HandOver source={source} scene={scene} />}
      {eyes !== 'table' && (
        <section className="mine" aria-label={t('table.mine')}>
          <SeatPlate scene={scene} looks={looks} side={eyes} rules={face.rules} />
          <div className="mine-game">
            <SidePart of={face.Mine} board={board} side={eyes} />
          </div>
        </section>
      )}
      <DrawerButtons ids={drawers} unread={unread} open={open} className="dock" />
      <Announcer scene={scene} speech={board.speech} />
      {drawer !== null && (
        <Drawer
          {...drawer}
          source={source}
          scene={scene}
          face={face}
          board={board}
          onRule={(clause) => open('rules', clause)}
          onClose={table.close}
        />
      )}
    </div>
  );
}

import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import type { Scene, TableSource } from '../play/source.ts';
import { useText } from '../text.ts';
import css from './drawer.module.css';
import type { BoardProps, GameFace } from './face.ts';
import { FactLine } from './fact-line.tsx';
import { Guard } from './guard.tsx';
import { light } from './lit.ts';
import { ScoreTable, type Spot, Sum } from './score-table.tsx';

// What few open is loaded when it is first opened.
const Chat = lazy(async () => ({ default: (await import('./chat.tsx')).Chat }));
const Keeping = lazy(async () => ({ default: (await import('./keeping.tsx')).Keeping }));
const SettingsForm = lazy(async () => ({ default: (await import('../shell/settings-page.tsx')).SettingsForm }));
const RulesList = lazy(async () => ({ default: (await import('../rules/rules-list.tsx')).RulesList }));

export const DRAWERS = ['goals', 'score', 'log', 'rules', 'chat', 'settings'] as const;
export type DrawerId = (typeof DRAWERS)[number];

/** A sheet that comes in from the side, on a phone from below. */
export function Drawer({
  id,
  clause,
  source,
  scene,
  face,
  board,
  onRule,
  onClose,
}: {
  readonly id: DrawerId;
  readonly clause: string;
  readonly source: TableSource;
  readonly scene: Scene;
  readonly face: GameFace;
  readonly board: BoardProps;
  readonly onRule: (clause: string) => void;
  readonly onClose: () => void;
}): ReactNode {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    dialog.current?.showModal();
  }, []);
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
          {id === 'goals' && (
            <Guard seq={board}>
              <face.Goals {...board} />
            </Guard>
          )}
          {id === 'score' && <ScoreDrawer scene={scene} face={face} board={board} onRule={onRule} />}
          {id === 'log' && <Log scene={scene} face={face} board={board} />}
          <Suspense fallback={null}>
            {id === 'rules' && <RulesList game={source.game} clause={clause} heading="h3" />}
            {id === 'chat' && <Chat source={source} scene={scene} />}
            {id === 'settings' && (
              <>
                <SettingsForm />
                <Keeping source={source} scene={scene} />
              </>
            )}
          </Suspense>
        </div>
      </div>
    </dialog>
  );
}

function ScoreDrawer({
  scene,
  face,
  board,
  onRule,
}: {
  readonly scene: Scene;
  readonly face: GameFace;
  readonly board: BoardProps;
  readonly onRule: (clause: string) => void;
}): ReactNode {
  const t = useText();
  const [spot, setSpot] = useState<Spot | null>(null);
  return (
    <>
      <ScoreTable scene={scene} face={face} speech={board.speech} lang={board.lang} spot={spot} onSpot={setSpot} />
      {spot === null ? (
        <p className={`quietly ${css.hint}`}>{t('score.press')}</p>
      ) : (
        <Sum scene={scene} speech={board.speech} spot={spot} heading="h3" onRule={onRule} />
      )}
    </>
  );
}

/** Everything that happened, oldest first; it opens at its end. */
function Log({
  scene,
  face,
  board,
}: {
  readonly scene: Scene;
  readonly face: GameFace;
  readonly board: BoardProps;
}): ReactNode {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const { log, view, seats } = scene;
  useEffect(() => list.current?.lastElementChild?.scrollIntoView({ block: 'end' }), [log.length]);
  useEffect(() => () => light(null), []);
  if (log.length === 0) return <p className="quietly">{t('log.empty')}</p>;
  if (face.Log !== undefined) return <face.Log {...board} log={log} />;
  const looks = face.sides(view, board.lang, seats.length);
  return (
    <ol ref={list} className={css.log}>
      {log.map((fact, i) => (
        // Facts never change places: the key is how far from the start one stands.
        <FactLine key={i} fact={fact} looks={looks} face={face} board={board} />
      ))}
    </ol>
  );
}

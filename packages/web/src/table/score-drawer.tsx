import { type ReactNode, useState } from 'react';
import type { Scene } from '../play/source.ts';
import { useText } from '../text.ts';
import css from './drawer.module.css';
import type { BoardProps, GameFace } from './face.ts';
import { ScoreTable, type Spot, Sum } from './score-table.tsx';

/** The score sheet; a press on a number shows how it came about. */
export function ScoreDrawer({
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

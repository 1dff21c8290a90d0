import { type ReactNode, useMemo } from 'react';
import type { Scene } from '../play/source.ts';
import { useText } from '../text.ts';
import type { BoardProps, GameFace, SideLook } from './face.ts';
import { since } from './fact.ts';
import { FactLine } from './fact-line.tsx';
import css from './since.module.css';

/** The strip has two lines of two facts; a phone shows the last two, a low window fewer. The log has them all. */
const MOST = 4;

/** What happened since our turn, in two lines. Its place is kept while it is empty, so that the board stays put. */
export function Since({
  scene,
  looks,
  face,
  board,
}: {
  readonly scene: Scene;
  readonly looks: readonly SideLook[];
  readonly face: GameFace;
  readonly board: BoardProps;
}): ReactNode {
  const t = useText();
  const { log, eyes } = scene;
  const facts = useMemo(() => since(log, eyes), [log, eyes]);
  const shown = facts.slice(-MOST);
  return (
    <section className={css.since} aria-label={t(eyes === 'table' ? 'since.watching' : 'since.title')}>
      <ol>
        {shown.map((fact, i) => (
          // Facts never change places: the key is how far from the start one stands.
          <FactLine key={log.length - shown.length + i} fact={fact} looks={looks} face={face} board={board} />
        ))}
      </ol>
    </section>
  );
}

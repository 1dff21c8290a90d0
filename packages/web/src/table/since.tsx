import { type ReactNode, useMemo } from 'react';
import type { Scene } from '../play/source.ts';
import { useText } from '../text.ts';
import type { BoardProps, GameFace, SideLook } from './face.ts';
import { since, toldOf } from './fact.ts';
import { FactLine } from './fact-line.tsx';
import css from './since.module.css';

/** The strip has two lines of two facts; a phone shows the last two, a low window fewer. The log has them all. */
const MOST = 4;
/** Of so many facts: more than four lines ever take. */
const WITHIN = 60;

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
  const { speech } = board;
  const shown = useMemo(() => toldOf(since(log, eyes).slice(-WITHIN), speech).slice(-MOST), [log, eyes, speech]);
  return (
    <section className={css.since} aria-label={t(eyes === 'table' ? 'since.watching' : 'since.title')}>
      <ol>
        {shown.map(({ fact, text }) => (
          // Facts never change places: the key is how far from the start one stands.
          <FactLine key={log.indexOf(fact)} fact={fact} text={text} looks={looks} face={face} board={board} />
        ))}
      </ol>
    </section>
  );
}

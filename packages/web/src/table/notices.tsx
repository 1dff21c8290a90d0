import type { Refusal } from '@nightjar/kernel';
import type { ReactNode } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import type { Company, Scene } from '../play/source.ts';
import { useText } from '../text.ts';
import type { BoardProps } from './face.ts';
import css from './notice.module.css';

/** What people at other devices want from us, and what became of our seat. */
export function Notices({
  company,
  scene,
  board,
  onRefused,
}: {
  readonly company: Company;
  readonly scene: Scene;
  readonly board: BoardProps;
  readonly onRefused: (refusal: Refusal | null) => void;
}): ReactNode {
  const t = useText();
  const { eyes, status } = scene;
  const mine = eyes === 'table' ? undefined : scene.seats[eyes];
  if (status !== 'playing') return null;
  if (mine === undefined) {
    return (
      <p className={css.notice} role="status">
        <Glyph of={TABLE_GLYPHS.eye} />
        <span>{t('watch.title')}</span>
      </p>
    );
  }
  if (mine.hasResigned) {
    return (
      <p className={css.notice} role="status">
        <Glyph of={TABLE_GLYPHS.bot} />
        <span>{t('seat.youResigned')}</span>
      </p>
    );
  }
  if (mine.isAway) {
    return (
      <p className={css.notice} role="status">
        <Glyph of={TABLE_GLYPHS.bot} />
        <span>{t('seat.youAreAway')}</span>
        <button type="button" className="button" data-main="" onClick={() => void company.comeBack().then(onRefused)}>
          {t('seat.comeBack')}
        </button>
      </p>
    );
  }
  return <Proposed company={company} scene={scene} board={board} onRefused={onRefused} />;
}

/** A wish to take answers back: players who have not agreed are asked, and those who have can withdraw. */
function Proposed({
  company,
  scene: { proposal, eyes },
  board,
  onRefused,
}: {
  readonly company: Company;
  readonly scene: Scene;
  readonly board: BoardProps;
  readonly onRefused: (refusal: Refusal | null) => void;
}): ReactNode {
  const t = useText();
  if (proposal === null || eyes === 'table') return null;
  const { by, count, agreed } = proposal;
  const hasAgreed = agreed.includes(eyes);
  const say = (isAgreed: boolean): void => void company.consent(count, isAgreed).then(onRefused);
  return (
    <div className={css.notice} role="alert">
      <Glyph of={TABLE_GLYPHS.undo} />
      <span>
        {hasAgreed ? t('consent.waiting', { n: count }) : t('consent.asked', { name: board.speech.side(by), n: count })}
      </span>
      <span className="row">
        <button type="button" className="button" onClick={() => say(false)}>
          {t(by === eyes ? 'consent.withdraw' : 'consent.refuse')}
        </button>
        {!hasAgreed && (
          <button type="button" className="button" data-main="" onClick={() => say(true)}>
            {t('consent.agree')}
          </button>
        )}
      </span>
    </div>
  );
}

import { gradeOf } from '@nightjar/bots';
import type { AnyGame } from '@nightjar/kernel';
import { memo, type ReactNode, useEffect, useReducer } from 'react';
import { Glyph } from '../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../faces/glyphs/table.tsx';
import { explains } from '../kit/explained.tsx';
import { reach } from '../play/around.ts';
import type { Scene, SeatCard, SeatClock } from '../play/source.ts';
import { useText } from '../text.ts';
import { clockText, msLeft } from './clock.ts';
import type { BoardProps, GameFace, SideLook } from './face.ts';
import { Part, SidePart } from './part.tsx';
import css from './plate.module.css';
import { pointsOf } from './points.ts';
import { signed } from './signed.ts';
import { nameOf } from './use-speech.ts';

/** Everybody but us, compact. */
export const OthersStrip = memo(function OthersStrip({
  scene,
  looks,
  face,
  board,
  coach,
}: {
  readonly scene: Scene;
  readonly looks: readonly SideLook[];
  readonly face: GameFace;
  readonly board: BoardProps;
  readonly coach?: ReactNode;
}): ReactNode {
  const t = useText();
  const sides = looks.map((_, side) => side).filter((side) => side !== scene.eyes);
  return (
    <section className="others" aria-label={t('table.others')} data-count={sides.length}>
      {coach}
      {sides.map((side) => (
        <article key={side} className="other" data-seat={looks[side]?.colour}>
          <SeatPlate scene={scene} looks={looks} side={side} rules={face.rules} />
          <div className="other-game">
            <SidePart of={face.Others} board={board} side={side} />
          </div>
        </article>
      ))}
      {face.Common !== undefined && <Part of={face.Common} board={board} />}
    </section>
  );
});

/** A side's emblem, name and what it has so far; who is asked is marked by shape and word. */
export function SeatPlate({
  scene,
  looks,
  side,
  rules,
}: {
  readonly scene: Scene;
  readonly looks: readonly SideLook[];
  readonly side: number;
  readonly rules: AnyGame;
}): ReactNode {
  const t = useText();
  const look = looks[side];
  const card = scene.seats[side];
  const isAsked = scene.decision?.seat === side;
  const total = pointsOf(scene, side, rules);
  return (
    <header className={css.plate} data-seat={look?.colour} data-asked={isAsked || undefined}>
      <span className="emblem">{look?.emblem}</span>
      <span className={css.who}>
        <h2>{nameOf(scene, side, t, look?.name)}</h2>
        <span className="label" {...(look?.about === undefined ? {} : explains({ name: look.note, text: look.about }))}>
          {isAsked && <span className={css.asked}>{t('seat.asked')}</span>}
          <SeatNote card={card} note={look?.note ?? ''} />
        </span>
        {card !== undefined && card.clock !== null && <Clock clock={card.clock} />}
      </span>
      {total !== null && <Points n={total} className={css.points} />}
    </header>
  );
}

/** What a side has so far. */
function Points({ n, className }: { readonly n: number; readonly className: string }): ReactNode {
  const t = useText();
  return (
    <span className={`${className} number`} {...explains({ name: t('seat.points', { n }), text: t('seat.pointsNow') })}>
      {signed(n)}
      <span className="visually-hidden"> {t('seat.points', { n })}</span>
    </span>
  );
}

/** Our own points in the bar, where there is no room for our plate. */
export function MyPoints({
  scene,
  looks,
  rules,
}: {
  readonly scene: Scene;
  readonly looks: readonly SideLook[];
  readonly rules: AnyGame;
}): ReactNode {
  const { eyes } = scene;
  const total = eyes === 'table' ? null : pointsOf(scene, eyes, rules);
  if (eyes === 'table' || total === null) return null;
  return (
    <span className="my-points" data-seat={looks[eyes]?.colour} aria-hidden="true">
      <span className="emblem">{looks[eyes]?.emblem}</span>
      <Points n={total} className={css.mine} />
    </span>
  );
}

function SeatNote({ card, note }: { readonly card: SeatCard | undefined; readonly note: string }): ReactNode {
  const t = useText();
  if (card === undefined) return t('seat.inside');
  const grade = card.bot === null ? null : gradeOf(card.bot);
  const graded = grade === null ? t('seat.bot') : t('seat.grade', { grade: t(`grade.${grade}`) });
  const bot = card.kind === 'bot' ? graded : '';
  const absence = card.hasResigned ? 'seat.resigned' : card.isAway ? 'seat.standIn' : card.present ? null : 'seat.away';
  return (
    <>
      {[note, bot].filter(Boolean).join(', ')}
      {absence !== null && (
        <span>
          {' '}
          <Glyph of={TABLE_GLYPHS.warn} /> {t(absence)}
        </span>
      )}
    </>
  );
}

/** Time left, by the server's clock. */
export function Clock({ clock }: { readonly clock: SeatClock }): ReactNode {
  const t = useText();
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const isRunning = clock.deadline !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    const tick = setInterval(drawAgain, 500);
    return () => clearInterval(tick);
  }, [isRunning]);
  return (
    <span className={`${css.clock} number`} role="timer" aria-label={t('seat.clock')}>
      <Glyph of={TABLE_GLYPHS.clock} /> {clockText(msLeft(clock, reach.clock.now()))}
    </span>
  );
}

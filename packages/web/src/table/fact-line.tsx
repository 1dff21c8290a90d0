import type { ReactNode } from 'react';
import type { Fact } from '../play/source.ts';
import type { BoardProps, GameFace, SideLook } from './face.ts';
import { placeOf, sideOf } from './fact.ts';
import css from './fact-line.module.css';
import { light } from './lit.ts';

/** One fact in its owner's colour, with the drawing of what it is about. Pointed at, it lights where it happened. */
export function FactLine({
  fact,
  text,
  looks,
  face,
  board,
}: {
  readonly fact: Fact;
  /** What is said of it, where that is more than the fact. */
  readonly text?: string;
  readonly looks: readonly SideLook[];
  readonly face: GameFace;
  readonly board: BoardProps;
}): ReactNode {
  const look = looks[sideOf(fact) ?? -1];
  const place = placeOf(fact);
  return (
    <li
      className={css['fact-line']}
      data-seat={look?.colour}
      onPointerEnter={() => light(place)}
      onPointerLeave={() => light(null)}
    >
      <span className={css.pictures} aria-hidden="true">
        {look?.emblem}
        {face.picture?.(fact.event, board.view)}
      </span>
      <span className={css.said}>{text ?? board.speech.event(fact.event)}</span>
    </li>
  );
}

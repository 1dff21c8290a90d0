import type { Json } from '@nightjar/kernel';
import { useMemo } from 'react';
import type { BoardProps } from '../table/face.ts';

/** The board without what is pointed at, the same until something else changes: for the many parts that do not mind. */
export function useStill<V extends Json>(board: BoardProps<V>): BoardProps<V> {
  const {
    view,
    eyes,
    decision,
    answers,
    picked,
    onPick,
    onPreview,
    onAnswer,
    onGive,
    onTry,
    events,
    sheets,
    points,
    speech,
    lang,
    isVeiled = false,
  } = board;
  return useMemo(
    () => ({
      preview: null,
      chosen: null,
      view,
      eyes,
      decision,
      answers,
      picked,
      onPick,
      onPreview,
      onAnswer,
      onGive,
      onTry,
      events,
      sheets,
      points,
      speech,
      lang,
      isVeiled,
    }),
    [
      view,
      eyes,
      decision,
      answers,
      picked,
      onPick,
      onPreview,
      onAnswer,
      onGive,
      onTry,
      events,
      sheets,
      points,
      speech,
      lang,
      isVeiled,
    ],
  );
}

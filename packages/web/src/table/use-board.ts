import type { Lang, Speech } from '@nightjar/words';
import { useMemo } from 'react';
import type { Picked } from '../kit/deciding.ts';
import type { Scene } from '../play/source.ts';
import type { BoardProps, GameFace, SideLook } from './face.ts';
import { pointsOf } from './points.ts';

/** What a board may do to the table. */
export type BoardHands = Pick<BoardProps, 'onPreview' | 'onPick' | 'onAnswer' | 'onGive' | 'onTry'>;

interface Drawn {
  readonly scene: Scene;
  readonly face: GameFace;
  readonly looks: readonly SideLook[];
  readonly speech: Speech;
  readonly lang: Lang;
  readonly hands: BoardHands;
  readonly picked: Picked;
  readonly preview: string | null;
  readonly chosen: string | null;
}

/** What boards are drawn from: `board` with what is pointed at and armed, `still` without it, which changes seldom. */
export function useBoard(drawn: Drawn): { readonly board: BoardProps; readonly still: BoardProps } {
  const { scene, face, looks, speech, lang, hands, picked, preview, chosen } = drawn;
  const { view, eyes, decision, answers, fresh, sheets, isVeiled } = scene;
  const isAlone = scene.link === 'here' && scene.seats.filter(({ kind }) => kind === 'person').length === 1;
  const points = useMemo(
    () => looks.map((_, side) => pointsOf({ sheets, decision }, side, face.rules)),
    [looks, sheets, decision, face],
  );
  const still: BoardProps = useMemo(
    () => ({
      ...hands,
      view,
      eyes,
      decision,
      answers,
      preview: null,
      picked,
      chosen: null,
      events: fresh,
      sheets,
      points,
      speech,
      lang,
      isVeiled,
      isAlone,
    }),
    [view, eyes, decision, answers, sheets, isVeiled, isAlone, picked, points, speech, lang, fresh, hands],
  );
  const board: BoardProps = useMemo(
    () => (preview === null && chosen === null ? still : { ...still, preview, chosen }),
    [still, preview, chosen],
  );
  return { board, still };
}

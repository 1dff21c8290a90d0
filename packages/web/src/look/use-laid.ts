import { useMemo } from 'react';
import { useSettings } from '../settings.ts';
import type { GameFace } from '../table/face.ts';
import { useSpeech } from '../table/use-speech.ts';
import { type Laid, lay } from './laid.ts';

const nothing = (): void => undefined;

/** A table of this game, laid after so many answers, to draw its pieces from. */
export function useLaid(face: GameFace, after: number): Laid {
  const source = useMemo(() => lay(face.rules, after), [face, after]);
  const scene = source.scene();
  const speech = useSpeech(source, scene, face);
  const lang = useSettings((settings) => settings.lang);
  const { view, eyes, decision, answers, sheets } = scene;
  const hands = { onPreview: nothing, onPick: nothing, onAnswer: nothing, onGive: nothing, onTry: nothing };
  const still = { preview: null, chosen: null, picked: {}, ...hands, events: [], points: [] };
  return { source, scene, face, board: { view, eyes, decision, answers, sheets, speech, lang, ...still } };
}

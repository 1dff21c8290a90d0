import { editionIn, type Seat } from '@nightjar/kernel';
import type { Speech } from '@nightjar/words';
import { useMemo } from 'react';
import type { Scene, SceneSource } from '../play/source.ts';
import { useSettings } from '../settings.ts';
import { type Text, useText } from '../text.ts';
import type { GameFace } from './face.ts';

/** The seat this device calls "you". Where several people share it there is none: it would be another player every turn. */
function youIn({ eyes, link, seats }: Scene): Seat | null {
  if (eyes === 'table') return null;
  return link === 'here' && seats.filter(({ kind }) => kind === 'person').length > 1 ? null : eyes;
}

/** What a side is called: its player's name, or a word for a player without one, or the opponent inside the rules. */
export function nameOf(scene: Scene, side: number, t: Text, opponent?: string): string {
  const card = scene.seats[side];
  if (card === undefined) return opponent ?? t('seat.opponent');
  if (card.name !== '') return card.name;
  return side === youIn(scene) ? t('seat.you') : t('seat.guest', { n: side + 1 });
}

/** The game's words for this table, in the language of the moment. */
export function useSpeech(source: SceneSource, scene: Scene, face: GameFace): Speech {
  const t = useText();
  const lang = useSettings((settings) => settings.lang);
  const looks = face.sides(scene.view, lang, scene.seats.length);
  // An opponent that its game does not name is named by the words, in the form that a sentence asks for.
  const names = looks
    .map(({ name }, side) => (scene.seats[side] === undefined ? (name ?? '') : nameOf(scene, side, t)))
    .join('\n');
  const you = youIn(scene);
  return useMemo(
    () => face.speech(lang, { sides: names.split('\n'), you, edition: editionIn(face.rules, source.options) }),
    [face, lang, names, you, source],
  );
}

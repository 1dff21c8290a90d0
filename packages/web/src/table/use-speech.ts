import type { Speech } from '@nightjar/words';
import { useMemo } from 'react';
import type { Picture, SeatCard, TableSource } from '../play/source.ts';
import { useSettings } from '../settings.ts';
import { useText } from '../text.ts';
import type { GameFace } from './face.ts';

/** The names of all sides, opponents inside the rules included. */
function useSideNames(picture: Picture, face: GameFace): readonly string[] {
  const t = useText();
  const lang = useSettings((settings) => settings.lang);
  const looks = face.sides(picture.view, lang, picture.seats.length);
  return looks.map(({ name }, side) => nameOf(picture.seats[side], side, t, name));
}

/** What a side is called: its sitter, whoever left no name, or the opponent inside the rules. */
export function nameOf(
  card: SeatCard | undefined,
  side: number,
  t: ReturnType<typeof useText>,
  opponent?: string,
): string {
  if (card === undefined) return opponent ?? t('seat.opponent');
  return card.name === '' ? t('seat.guest', { n: side + 1 }) : card.name;
}

/** The game's words for this table, in the language of the moment. */
export function useSpeech(source: TableSource, picture: Picture, face: GameFace): Speech {
  const lang = useSettings((settings) => settings.lang);
  const names = useSideNames(picture, face).join('\n');
  const { edition } = source.options;
  return useMemo(
    () => face.speech(lang, { sides: names.split('\n'), edition: typeof edition === 'string' ? edition : '' }),
    [face, lang, names, edition],
  );
}

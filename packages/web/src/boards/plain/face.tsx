import type { AnyGame } from '@nightjar/kernel';
import type { Words } from '@nightjar/words';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import type { GameFace } from '../../table/face.ts';
import { Board } from './board.tsx';

const MINUTES_EACH = 10;
const COLOURS = ['orange', 'green', 'teal', 'purple'] as const;

const nothing = (): null => null;

/** Any game without a board: what is seen is written out, and the list of answers is all there is to play with. */
export const plainFace = (rules: AnyGame, words: Words<string>): GameFace => ({
  rules,
  minutes: Array.from({ length: Math.max(...rules.seats) }, (_, i) => (i + 1) * MINUTES_EACH),
  load: (lang) => words.load(lang),
  speech: (lang, about) => words.in(lang, about),
  offers: (lang) => words.offers(lang, rules.edition),
  sides: (_view, _lang, seats) =>
    Array.from({ length: seats }, (_, seat) => ({
      colour: COLOURS[seat % COLOURS.length] as string,
      emblem: <Glyph of={TABLE_GLYPHS.person} />,
      note: '',
      opponent: false,
    })),
  category: nothing,
  Board,
  Stand: nothing,
  Others: nothing,
  Aside: nothing,
  Mine: nothing,
  Goals: nothing,
  Glance: nothing,
});

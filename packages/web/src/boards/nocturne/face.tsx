import { defaultBox, nocturne, type PerceivedEvent, type View } from '@nightjar/nocturne';
import { boardWords, nocturneWords, term } from '@nightjar/words/nocturne';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import type { GameFace } from '../../table/face.ts';
import { Aside } from './aside.tsx';
import { Board } from './board.tsx';
import { categoryGlyph } from './category.ts';
import { factPicture } from './fact-picture.tsx';
import { Goals } from './goals.tsx';
import { lookOf } from './look.ts';
import { Mine } from './mine.tsx';
import { Others } from './others.tsx';
import { Glance } from './preview-sheet.tsx';
import { Stand } from './stand.tsx';
import { deed, step } from './steps.ts';
import { boxOf } from './view.ts';
import './aside.css';
import './bar.css';
import './brew.css';
import './forest.css';
import './hands.css';
import './preview.css';
import './solo.css';
import './tray.css';

/** Nocturne as it looks and speaks in the browser. */
export const nocturneFace: GameFace<View, PerceivedEvent> = {
  rules: nocturne,
  minutes: [25, 30, 40, 50],
  load: nocturneWords.load,
  speech: (lang, { edition, ...seated }) => nocturneWords.in(lang, { ...seated, edition: boxOf(edition).edition }),
  offers: (lang) => nocturneWords.offers(lang, defaultBox.edition),
  step,
  deed,
  veils: true,
  sides(view, lang) {
    return view.sides.map(({ side, opponent, character }) => ({
      colour: lookOf(view, side).colour,
      emblem: <Glyph of={lookOf(view, side).fox} />,
      note:
        character === null
          ? boardWords(lang)(opponent ? 'soloOpponent' : 'noCharacter')
          : term('characters', character, lang),
      opponent,
    }));
  },
  category: (category) => <Glyph of={categoryGlyph(category)} />,
  counts: (category, { options }) => category !== 'ability' || options.advanced,
  picture: factPicture,
  Board,
  Stand,
  Others,
  Aside,
  Mine,
  Goals,
  Glance,
};

import { defaultBox, nocturion, type PerceivedEvent, type View } from '@nightjar/nocturion';
import { boardWords, nocturionWords, term } from '@nightjar/words/nocturion';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
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
import './armory.css';
import './beast.css';
import './calendar.css';
import './city.css';
import './drawers.css';
import './house.css';
import './location.css';
import './others.css';
import './quests.css';
import './table.css';
import './tray.css';

/** Nocturion as it looks and speaks in the browser. */
export const nocturionFace: GameFace<View, PerceivedEvent> = {
  rules: nocturion,
  minutes: [60, 60, 75, 90],
  load: nocturionWords.load,
  speech: (lang, { edition, ...seated }) => nocturionWords.in(lang, { ...seated, edition: boxOf(edition).edition }),
  offers: (lang) => nocturionWords.offers(lang, defaultBox.edition),
  step,
  deed,
  sides(view, lang) {
    return view.seats.map(({ seat, house }) => {
      const { colour, crest } = lookOf(view, seat);
      return {
        colour,
        emblem: <Glyph of={crest} />,
        note: house === null ? boardWords(lang)('noHouse') : term('houses', house, lang),
        opponent: false,
      };
    });
  },
  category: (category) => <Glyph of={NOCTURION_GLYPHS[categoryGlyph(category)]} />,
  picture: factPicture,
  Board,
  Stand,
  Others,
  Aside,
  Mine,
  Goals,
  Glance,
};

import { defaultBox, noctiluca, type PerceivedEvent, type View } from '@nightjar/noctiluca';
import { boardWords, noctilucaWords } from '@nightjar/words/noctiluca';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import type { GameFace, SideLook } from '../../table/face.ts';
import { Aside, Glance } from './aside.tsx';
import { Board } from './board.tsx';
import { categoryGlyph } from './category.ts';
import { Common } from './common.tsx';
import { factPicture } from './fact-picture.tsx';
import { Goals } from './goals.tsx';
import { seatColour } from './look.ts';
import { Mine } from './mine.tsx';
import { Others } from './others.tsx';
import { Stand } from './stand.tsx';
import { deed, step } from './steps.ts';
import { boxOf } from './view.ts';
import './table.css';
import './pool.css';
import './jars.css';
import './hauls.css';
import './tray.css';
import './beside.css';

/** Noctiluca as it looks and speaks in the browser. */
export const noctilucaFace: GameFace<View, PerceivedEvent> = {
  rules: noctiluca,
  minutes: [15, 20, 30, 35],
  load: noctilucaWords.load,
  speech: (lang, { edition, ...seated }) => noctilucaWords.in(lang, { ...seated, edition: boxOf(edition).edition }),
  offers: (lang) => noctilucaWords.offers(lang, defaultBox.edition),
  step,
  deed,
  veils: true,
  sides({ seats, solo }, lang) {
    const t = boardWords(lang);
    const looks: SideLook[] = seats.map(({ seat, pawns }) => ({
      colour: seatColour(seat, false),
      emblem: <Glyph of={NOCTILUCA_GLYPHS.pawn} />,
      note: t('pawnsLeft', { n: pawns }),
      about: t('explainPawns'),
      opponent: false,
    }));
    if (solo !== null) {
      looks.push({
        colour: seatColour(1, true),
        emblem: <Glyph of={NOCTILUCA_GLYPHS.tempest} />,
        note: '',
        opponent: true,
        name: t('tempest'),
      });
    }
    return looks;
  },
  category: (category) => <Glyph of={categoryGlyph(category)} />,
  picture: factPicture,
  Board,
  Stand,
  Others,
  Aside,
  Mine,
  Goals,
  Glance,
  Common,
};

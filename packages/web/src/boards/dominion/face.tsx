import { defaultBox, dominion, type PerceivedEvent, type View } from '@nightjar/dominion';
import { boardWords, dominionWords } from '@nightjar/words/dominion';
import { DOMINION_GLYPHS } from '../../faces/glyphs/dominion/index.tsx';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import type { GameFace } from '../../table/face.ts';
import { Aside } from './aside.tsx';
import { Board } from './board.tsx';
import { Glance } from './glance.tsx';
import { Goals } from './goals.tsx';
import { Log } from './log.tsx';
import { Mine } from './mine.tsx';
import { Others } from './others.tsx';
import { Stand } from './stand.tsx';
import { boxOf } from './view.ts';
import './beside.css';
import './cards.css';
import './drawers.css';
import './hand.css';
import './supply.css';
import './table.css';

/** Seats have no colour of their own in the box; these tell their lines and plates apart, beside their names. */
const COLOURS = ['orange', 'purple', 'teal', 'green'] as const;

/** Dominion as it looks and speaks in the browser. */
export const dominionFace: GameFace<View, PerceivedEvent> = {
  rules: dominion,
  minutes: [20, 30, 40, 50],
  load: dominionWords.load,
  speech: (lang, { edition, ...seated }) => dominionWords.in(lang, { ...seated, edition: boxOf(edition).edition }),
  offers: (lang) => dominionWords.offers(lang, defaultBox.edition),
  sides(view, lang) {
    const t = boardWords(lang);
    return view.seats.map(({ handCount, deckCount }, side) => ({
      colour: COLOURS[side % COLOURS.length] as string,
      emblem: <Glyph of={TABLE_GLYPHS.person} />,
      note: t('seatNote', { hand: handCount, deck: deckCount }),
      opponent: false,
    }));
  },
  category: (category) => <Glyph of={DOMINION_GLYPHS[category]} />,
  Board,
  Stand,
  Others,
  Aside,
  Mine,
  Goals,
  Glance,
  Log,
};

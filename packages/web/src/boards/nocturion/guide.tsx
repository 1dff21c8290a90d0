import { RESOURCES, type Resource, type View } from '@nightjar/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { glyphOf, NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import type { Laid } from '../../look/laid.ts';
import type { Pictures } from '../../rules/pictures.ts';
import { Beast } from './beast.tsx';
import { Die } from './die.tsx';
import { Location } from './location.tsx';
import { partOf } from './part.ts';
import { Price } from './resources.tsx';
import { priceOf, questIn, siteOf } from './view.ts';

const nothing = (): void => undefined;

interface OneProps {
  readonly laid: Laid<View>;
  readonly id: string;
}

interface LocationPictureProps extends OneProps {
  /** The die that lies there. */
  readonly die?: number;
}

function LocationPicture({ laid, id, die }: LocationPictureProps): ReactNode {
  // Nothing is asked on a picture: nothing is dim for being no answer.
  const board = { ...laid.board, decision: null, answers: [] };
  const site = siteOf(board.view, id);
  const still = { isShown: false, isFilled: false, isReached: false, isTurned: false, isStop: false, onHold: nothing };
  return (
    site !== undefined && (
      <Location board={board} part={partOf(board)} site={{ ...site, token: true, die: die ?? null }} {...still} />
    )
  );
}

interface BeastPictureProps extends OneProps {
  readonly isExhausted?: boolean;
}

const BeastPicture = ({ laid: { board }, id, isExhausted = false }: BeastPictureProps): ReactNode => (
  <Beast board={board} part={partOf(board)} id={id} isExhausted={isExhausted} />
);

/** A Quest: what it asks for, and what it brings. */
function QuestPicture({ laid: { board }, id }: OneProps): ReactNode {
  const part = partOf(board);
  const card = questIn(part.box, id);
  return (
    <span className="guide-quest">
      <b>{part.name(id)}</b>
      <Price part={part} price={card === undefined ? [] : priceOf(card.cost)} />
      <span className="number">{card?.prestige}</span>
    </span>
  );
}

/** Spots of a season, with the tracker on one of them. */
const Spots = ({ season, at }: { readonly season: string; readonly at: Resource }): ReactNode =>
  RESOURCES.map((resource) => (
    <span
      key={resource}
      className="nocturion-spot guide-spot"
      data-r={resource}
      data-season={season}
      data-at={resource === at ? '' : undefined}
    >
      <Glyph of={NOCTURION_GLYPHS[resource]} />
      {resource === at && <span className="nocturion-tracker" />}
    </span>
  ));

/** Drawings side by side. */
const Drawn = ({ of }: { readonly of: readonly (keyof typeof NOCTURION_GLYPHS)[] }): ReactNode =>
  of.map((one) => (
    <span key={one} className="guide-drawn" data-r={one}>
      <Glyph of={NOCTURION_GLYPHS[one]} />
    </span>
  ));

const Curse = ({ id }: { readonly id: string }): ReactNode => (
  <span className="nocturion-curse">
    <Glyph of={glyphOf(id, 'curse')} />
  </span>
);

/** What the page on how to play shows of Nocturion. */
export const pictures: Pictures<'nocturion', View> = {
  'goal.prestige': () => <Drawn of={['quest', 'helm', 'prestige']} />,
  'turn.dice': () => (
    <>
      <Die result={4} />
      <Die result={5} />
      <Die result={2} />
    </>
  ),
  'turn.go': (laid) => (
    <>
      <Die result={5} />
      <LocationPicture laid={laid} id="monastery" />
    </>
  ),
  'turn.calendar': () => <Spots season="winter" at="wizards" />,
  'turn.beasts': (laid) => (
    <>
      <BeastPicture laid={laid} id="moon-stag" />
      <BeastPicture laid={laid} id="hatchling-dragon" isExhausted />
    </>
  ),
  'turn.curses': (laid) => (
    <>
      <Curse id="stolen-hour" />
      <Curse id="bloodthirst" />
      <LocationPicture laid={laid} id="graveyard" />
    </>
  ),
  'turn.refresh': () => <Drawn of={RESOURCES} />,
  'turn.end': () => <Drawn of={['spring', 'summer', 'autumn', 'winter']} />,
  'score.quests': (laid) => <QuestPicture laid={laid} id="quest-i-07" />,
  'score.heirlooms': () => <Drawn of={['helm', 'greaves', 'torso']} />,
  'score.beasts': (laid) => <BeastPicture laid={laid} id="sky-ray" />,
  'wrong.free': (laid) => (
    <>
      <LocationPicture laid={laid} id="farm" />
      <BeastPicture laid={laid} id="hatchling-dragon" />
    </>
  ),
  'wrong.once': (laid) => <LocationPicture laid={laid} id="market" die={3} />,
  'wrong.last': () => <Drawn of={['autumn', 'winter']} />,
};

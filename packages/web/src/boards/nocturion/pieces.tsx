import { RESOURCES, type View } from '@nightjar/nocturion';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import type { Pieces } from '../../look/laid.ts';
import { Stands } from './armory.tsx';
import { Beast } from './beast.tsx';
import { City } from './city.tsx';
import { Die } from './die.tsx';
import { partOf } from './part.ts';
import { Quests } from './quests.tsx';
import { Treasury } from './resources.tsx';
import { boxIn } from './view.ts';

const RESULTS = [1, 2, 3, 4, 5, 6];

/** What lies on a table of Nocturion. */
export const pieces: Pieces<View> = {
  tokens: () =>
    RESOURCES.map((resource) => (
      <span key={resource} className="nocturion-coin nocturion-alone" data-r={resource}>
        <Glyph of={NOCTURION_GLYPHS[resource]} />
      </span>
    )),
  dice: () => RESULTS.map((result) => <Die key={result} result={result} />),
  treasury: ({ board }) => <Treasury part={partOf(board)} seat={0} />,
  armory: ({ board }) => <Stands board={board} part={partOf(board)} seat={0} />,
  beasts: ({ board }) =>
    boxIn(board.view).beasts.id.map((id) => <Beast key={id} board={board} part={partOf(board)} id={id} />),
  quests: ({ board }) => <Quests {...board} />,
  city: ({ board }) => (
    <div style={{ width: 'min(700px, 100%)', height: 540, containerType: 'size' }}>
      <div className="nocturion-board">
        <City {...board} />
      </div>
    </div>
  ),
};

import { type Box, JAR_COLOURS, type View } from '@nightjar/noctiluca';
import type { Pieces } from '../../look/laid.ts';
import { DiceRow, SpaceDice } from './die.tsx';
import { Jar } from './jar.tsx';
import { partOf } from './part.ts';
import { Token } from './token.tsx';
import { byName, jarColour, spacesOf } from './view.ts';

/** One jar of each colour. */
const jarsIn = (box: Box): string[] =>
  JAR_COLOURS.map((colour) => box.jars.id.find((id) => jarColour(box, id) === colour) ?? '');

/** What lies on a table of Noctiluca. */
export const pieces: Pieces<View> = {
  dice: () => <DiceRow dice={[1, 1, 1, 1]} />,
  space: () => (
    <div style={{ width: 150 }}>
      <SpaceDice dice={['P1', 'B2', 'G3', 'O4']} letters={['P', 'B', 'G', 'O']} hit={null} />
    </div>
  ),
  jars: ({ board }) => {
    const part = partOf(board);
    return jarsIn(part.box).map((jar) => <Jar key={jar} part={part} jar={jar} />);
  },
  'full jars': ({ board }) => {
    const part = partOf(board);
    return jarsIn(part.box).map((jar) => (
      <Jar key={jar} part={part} jar={jar} dice={byName(spacesOf(part.box, jar))} />
    ));
  },
  tokens: () => JAR_COLOURS.map((colour) => <Token key={colour} colour={colour} value={3} />),
};

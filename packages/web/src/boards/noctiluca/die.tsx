import { COLOURS } from '@nightjar/noctiluca';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { piece } from '../../kit/piece.ts';
import { spotsFor } from './layout.ts';

type GlyphName = keyof typeof NOCTILUCA_GLYPHS;

/** The shape of a colour with its letter, or the shape alone. */
export const dieGlyph = (colour: string, isLettered = true): ReactNode =>
  NOCTILUCA_GLYPHS[`${isLettered ? 'die' : 'body'}-${colour}` as GlyphName];

/** A die as a piece: on a jar only its colour is left. */
export const diePiece = (colour: string, how: Parameters<typeof piece>[1]): ReturnType<typeof piece> =>
  piece(`die-${colour}`, how);

/** A die where only its colour counts: shape and letter. */
export const Die = ({ colour }: { readonly colour: string }): ReactNode => (
  <i className="noctiluca-dot" data-c={colour}>
    <Glyph of={dieGlyph(colour)} />
  </i>
);

/** Dice by colour in a row, as they would be counted. */
export const DiceRow = ({ dice }: { readonly dice: readonly number[] }): ReactNode =>
  COLOURS.flatMap((colour, i) =>
    Array.from({ length: dice[i] ?? 0 }, (_, nth) => <Die key={`${colour} ${nth}`} colour={colour} />),
  );

interface SpaceDiceProps {
  /** As the view writes them: `P1`, `B4`. */
  readonly dice: readonly string[];
  /** The letters of the colours. */
  readonly letters: readonly string[];
  readonly hit: number | null;
}

/** The dice of a space: shape, number and letter. Those with the number called for stand out. */
export const SpaceDice = memo(function SpaceDice({ dice, letters, hit }: SpaceDiceProps): ReactNode {
  const spots = spotsFor(dice.length);
  return (
    <svg className="noctiluca-dice" viewBox="-47 -47 94 94" aria-hidden="true">
      {dice.map((die, i) => {
        const colour = COLOURS[letters.indexOf(die.charAt(0))] ?? 'purple';
        const number = die.slice(1);
        const [x, y] = spots[i] ?? [0, 0];
        const low = colour === 'blue' ? 2 : 0;
        return (
          <g
            key={`${die} ${dice.slice(0, i).filter((other) => other === die).length}`}
            {...diePiece(colour, { face: number, settles: 'seed' })}
            className="noctiluca-picked-die"
            data-c={colour}
            data-n={number}
            data-hit={hit === null ? undefined : Number(number) === hit}
            transform={`translate(${x} ${y})`}
          >
            <svg x="-17" y="-17" width="34" height="34" viewBox="0 0 48 48" fill="currentColor">
              {dieGlyph(colour, false)}
            </svg>
            <text x="-3" y={6.5 + low} className="noctiluca-die-count">
              {number}
            </text>
            <text x="8" y={10 + low / 2} className="noctiluca-die-letter">
              {die.charAt(0)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}, isSameDice);

/** Every view lists its dice anew; only other dice are drawn anew. */
function isSameDice(a: SpaceDiceProps, b: SpaceDiceProps): boolean {
  return a.hit === b.hit && a.letters === b.letters && a.dice.join() === b.dice.join();
}

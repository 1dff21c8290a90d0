import type { View } from '@nightjar/noctiluca';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import type { Laid } from '../../look/laid.ts';
import type { Pictures } from '../../rules/pictures.ts';
import { DiceRow, SpaceDice } from './die.tsx';
import { Jar } from './jar.tsx';
import { partOf } from './part.ts';
import { Token } from './token.tsx';
import { byName, spacesOf } from './view.ts';

const LETTERS = ['P', 'B', 'G', 'O'];

/** A few spaces in a row, with the dice that a number calls. */
const Row = ({ hit }: { readonly hit: number | null }): ReactNode =>
  [
    ['P3', 'B1', 'O5'],
    ['B3', 'G2', 'O3'],
    ['P6', 'G4', 'P3'],
  ].map((dice) => (
    <span key={dice.join()} className="guide-space">
      <SpaceDice dice={dice} letters={LETTERS} hit={hit} />
    </span>
  ));

interface JarsProps {
  readonly laid: Laid<View>;
  readonly jar: string;
  /** How far it is filled. */
  readonly how: 'empty' | 'half' | 'full';
}

function JarPicture({ laid, jar, how }: JarsProps): ReactNode {
  const part = partOf(laid.board);
  const spaces = spacesOf(part.box, jar);
  const dice = spaces.map((n) => (how === 'empty' ? 0 : how === 'half' ? Math.ceil(n / 2) : n));
  return <Jar part={part} jar={jar} dice={byName(dice)} isSilent />;
}

const Pawn = (): ReactNode => <Glyph of={NOCTILUCA_GLYPHS.pawn} className="guide-pawn" />;

/** What the page on how to play shows of Noctiluca. */
export const pictures: Pictures<'noctiluca', View> = {
  'goal.jars': (laid) => (
    <>
      <JarPicture laid={laid} jar="jar-gold-02" how="empty" />
      <JarPicture laid={laid} jar="jar-brown-08" how="half" />
      <JarPicture laid={laid} jar="jar-red-04" how="full" />
    </>
  ),
  'turn.dive': () => (
    <>
      <Pawn />
      <Row hit={3} />
    </>
  ),
  'turn.place': (laid) => (
    <>
      <DiceRow dice={[2, 1, 0, 1]} />
      <JarPicture laid={laid} jar="jar-brown-08" how="half" />
    </>
  ),
  'turn.pass': () => <DiceRow dice={[0, 1, 1, 0]} />,
  'turn.deliver': (laid) => (
    <>
      <JarPicture laid={laid} jar="jar-red-04" how="full" />
      <Token colour="red" value={2} />
    </>
  ),
  'score.tokens': () => (
    <>
      <Token colour="gold" value={3} />
      <Token colour="brown" value={2} />
      <Token colour="red" value={5} />
    </>
  ),
  'score.majority': () => (
    <>
      <Token colour="gold" value={1} />
      <Token colour="gold" value={1} />
      <Token colour="gold" value={1} />
    </>
  ),
  'score.bonus': (laid) => <JarPicture laid={laid} jar="jar-brown-08" how="full" />,
  'score.favourite': () => <DiceRow dice={[0, 0, 0, 2]} />,
  'score.left': (laid) => <JarPicture laid={laid} jar="jar-gold-02" how="half" />,
  'wrong.all': () => <DiceRow dice={[2, 1, 0, 1]} />,
  'wrong.number': (laid) => <JarPicture laid={laid} jar="jar-brown-02" how="half" />,
  'wrong.shore': () => (
    <>
      <Pawn />
      <Row hit={null} />
      <Pawn />
    </>
  ),
};

import { COLOURS, type Dice } from '@nightjar/noctiluca';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { piece } from '../../kit/piece.ts';
import { dieGlyph, diePiece } from './die.tsx';
import { explainJar } from './explain.ts';
import type { Part } from './part.ts';
import { byColour, jarColour, pointsOf, sizeOf, spacesOf, total } from './view.ts';

interface JarProps {
  readonly part: Part;
  readonly jar: string;
  readonly dice?: Dice;
  /** Dice that would come, by colour. */
  readonly coming?: readonly number[];
  /** Silent where something around it says what it is. */
  readonly isSilent?: boolean;
  readonly state?: string | undefined;
  /** Whether this is where it lies, and not only a picture of it. */
  readonly isLying?: boolean;
}

/** A jar: the lid's colour and cut are the token's, empty spaces are shapes, full ones carry the letter. */
export function Jar({
  part,
  jar,
  dice = {},
  coming = [],
  isSilent = false,
  state,
  isLying = false,
}: JarProps): ReactNode {
  const { box } = part;
  const points = pointsOf(box, jar);
  const placed = byColour(dice);
  const spaces = spacesOf(box, jar);
  const colour = jarColour(box, jar);
  const label = jarLabel(part, jar, dice, coming);
  return (
    <span
      className="noctiluca-jar"
      data-j={colour}
      data-state={state}
      {...(isLying ? { ...piece(jar), ...explainJar(part, jar, label) } : {})}
      {...(isSilent ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <span className="noctiluca-lid">
        <span className="noctiluca-lid-name">{part.name(colour)}</span>
        {points > 0 && <b className="number">+{points}</b>}
      </span>
      <span className="noctiluca-slots" data-size={sizeOf(box, jar)}>
        {COLOURS.flatMap((die, i) =>
          Array.from({ length: spaces[i] ?? 0 }, (_, nth) => {
            const isFull = nth < (placed[i] ?? 0);
            const isSoon = !isFull && nth < (placed[i] ?? 0) + (coming[i] ?? 0);
            return (
              <i
                key={`${die} ${nth}`}
                {...(isLying && isFull ? diePiece(die, { settles: 'glow' }) : {})}
                className="noctiluca-slot"
                data-c={die}
                data-full={isFull ? '' : undefined}
                data-soon={isSoon ? '' : undefined}
              >
                <Glyph of={dieGlyph(die, isFull || isSoon)} />
              </i>
            );
          }),
        )}
      </span>
    </span>
  );
}

/** What a jar is called: what it holds, what it lacks, what would come. */
export function jarLabel(
  { box, t, name, dice: said }: Part,
  jar: string,
  dice: Dice,
  coming: readonly number[] = [],
): string {
  const placed = byColour(dice);
  const size = sizeOf(box, jar);
  const lacks = spacesOf(box, jar).map((spaces, i) => spaces - (placed[i] as number));
  const points = pointsOf(box, jar);
  const words = [
    total(placed) === 0
      ? t('jarHolds', { jar: name(jar), dice: said(spacesOf(box, jar)) })
      : t('jarWith', { jar: name(jar), n: total(placed), size }),
  ];
  if (total(placed) === size) words.push(t('jarFull'));
  else if (total(placed) > 0) words.push(t('jarLacks', { dice: said(lacks) }));
  if (points > 0) words.push(t('jarPoints', { n: points }));
  if (total(coming) > 0) words.push(t('toThisJar', { dice: said(coming) }));
  return words.join('; ');
}

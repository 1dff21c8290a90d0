import type { Speech } from '@nightjar/words';
import type { CSSProperties, ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import type { Place } from './layout.ts';
import type { Lit } from './lit.ts';
import type { Part } from './part.ts';

interface ShoreProps {
  readonly part: Part;
  readonly speech: Speech;
  readonly place: Place;
  readonly lit: Lit;
  /** Whether it is an answer. */
  readonly isOffered: boolean;
  readonly isPicked: boolean;
  readonly style: CSSProperties;
  readonly isStop: boolean;
  readonly onPress: (shore: string) => void;
  readonly onPoint: (shore: string, isOn: boolean) => void;
  readonly onHold: (shore: string) => void;
}

/** A shore: free ones are lit while one is to be chosen, taken ones hold a pawn. */
export function Shore({
  part,
  speech,
  place,
  lit,
  isOffered,
  isPicked,
  style,
  isStop,
  onPress,
  onPoint,
  onHold,
}: ShoreProps): ReactNode {
  const { table, t } = part;
  const shore = place.name;
  const isTaken = table.shores.some(({ name, pawn }) => name === shore && pawn);
  const isShown = isPicked || (lit.isAsked && lit.dive?.shore === shore);
  const isLast = table.last?.shore === shore && isTaken;
  const words = [t(isPicked ? 'shorePicked' : isTaken ? 'shoreTaken' : 'shoreFree', { shore })];
  if (isLast && table.last !== null)
    words.push(t('shoreLast', { side: speech.side(table.last.seat), n: table.last.number }));
  return (
    <button
      type="button"
      className="luca-shore"
      data-space={shore}
      data-state={isShown ? 'focus' : isOffered ? 'legal' : lit.isAsked ? 'quiet' : undefined}
      data-taken={isTaken ? '' : undefined}
      data-last={isLast ? '' : undefined}
      style={style}
      tabIndex={isStop ? 0 : -1}
      aria-label={words.join('; ')}
      aria-pressed={isOffered ? isPicked : undefined}
      onClick={() => onPress(shore)}
      onPointerEnter={(event) => event.pointerType === 'mouse' && onPoint(shore, true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && onPoint(shore, false)}
      onFocus={() => {
        onHold(shore);
        onPoint(shore, true);
      }}
      onBlur={() => onPoint(shore, false)}
    >
      <Glyph of={isTaken || isShown ? NOCTILUCA_GLYPHS.pawn : NOCTILUCA_GLYPHS.shore} />
      <span className="luca-shore-name" aria-hidden="true">
        {shore}
      </span>
    </button>
  );
}

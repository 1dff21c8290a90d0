import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { piece } from '../../kit/piece.ts';
import { thing } from '../../kit/thing.ts';
import { diveText, shoreText } from './dive.ts';
import { explainShore } from './explain.ts';
import type { PlaceProps } from './lit.ts';

/** A shore: free ones are lit while one is to be chosen, taken ones hold a pawn. */
export function Shore({ board, part, place, lit, pick, style, isStop, onHold }: PlaceProps): ReactNode {
  const { table, t, side } = part;
  const shore = place.name;
  const text = shoreText(shore);
  const isTaken = table.shores.some(({ name, pawn }) => name === shore && pawn);
  const isPicked = lit.base?.shore === shore;
  const isShown = lit.isAsked && lit.dive?.shore === shore;
  const last = isTaken && table.last?.shore === shore ? table.last : null;
  const words = [t(isPicked ? 'shorePicked' : isTaken ? 'shoreTaken' : 'shoreFree', { shore })];
  if (last !== null) words.push(t('shoreLast', { side: side(last.seat), n: last.number }));
  const button = thing(board, {
    to: board.answers.includes(text) ? [text] : [],
    tried: () => text,
    points: diveText(table, { shore, path: shore === pick.shore ? pick.path : null, number: null }) || null,
    isHalf: true,
    picks: { shore },
    isPicked,
    isShown,
    isStop,
    onHold: () => onHold(shore),
  });
  return (
    <button
      {...button}
      {...piece(isTaken ? `pawn-${shore}` : null, { settles: 'land' })}
      className="noctiluca-shore"
      data-space={shore}
      data-state={isPicked || isShown ? 'focus' : lit.isAsked ? button['data-state'] : undefined}
      data-taken={isTaken ? '' : undefined}
      data-last={last === null ? undefined : ''}
      style={style}
      aria-label={words.join('; ')}
      {...explainShore(part, words.join('; '), isTaken)}
    >
      <Glyph of={isTaken || isPicked || isShown ? NOCTILUCA_GLYPHS.pawn : NOCTILUCA_GLYPHS.shore} />
      <span className="noctiluca-shore-name" aria-hidden="true">
        {shore}
      </span>
    </button>
  );
}

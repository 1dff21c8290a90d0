import type { ReactNode } from 'react';
import { DOMINION_GLYPHS } from '../../faces/glyphs/dominion/index.tsx';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { explains } from '../../kit/explained.tsx';
import { piece } from '../../kit/piece.ts';
import { explanationOf } from './card.tsx';
import type { Part } from './part.ts';
import { kindOf } from './view.ts';

interface ChipProps {
  readonly part: Part;
  readonly id: string;
  readonly count?: number;
  readonly note?: string;
  readonly isPiece?: boolean;
  /** Its name is not written, only said. */
  readonly isMute?: boolean;
}

/** A card in small: its drawing and its name, to be pointed at. */
export function Chip({ part, id, count = 1, note, isPiece, isMute }: ChipProps): ReactNode {
  const { box, name, t } = part;
  const said = count > 1 ? t('counted', { n: count, card: name(id) }) : name(id);
  return (
    <button
      type="button"
      className="dominion-chip"
      data-kind={kindOf(box, id)}
      {...(isMute ? { 'aria-label': said } : {})}
      {...explains(explanationOf(part, id))}
      {...(isPiece ? piece(id) : {})}
    >
      <Glyph of={DOMINION_GLYPHS[id]} />
      {!isMute && said}
      {note !== undefined && <small>{note}</small>}
    </button>
  );
}

/** Cards in small, equal ones counted. */
export function Chips({ part, cards, isMute }: { part: Part; cards: readonly string[]; isMute?: boolean }): ReactNode {
  return (
    <span className="dominion-chips">
      {[...new Set(cards)].map((id) => (
        <Chip
          key={id}
          part={part}
          id={id}
          count={cards.filter((card) => card === id).length}
          isMute={isMute ?? false}
        />
      ))}
    </span>
  );
}

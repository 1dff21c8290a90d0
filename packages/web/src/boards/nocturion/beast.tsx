import { beastText, term } from '@nightjar/words/nocturion';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { glyphOf, NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { explains } from '../../kit/explained.tsx';
import { Inscription } from '../../kit/inscription.tsx';
import { piece } from '../../kit/piece.ts';
import { type Leading, thing } from '../../kit/thing.ts';
import { beastExplained } from './explain.ts';
import type { Part, Props } from './part.ts';
import { beastIn } from './view.ts';

interface BeastProps {
  readonly board: Props;
  readonly part: Part;
  readonly id: string;
  /** What pressing it leads to; it is no more than looked at where nothing is said. */
  readonly leading?: Leading;
  readonly isExhausted?: boolean;
  readonly isPiece?: boolean;
  /** What it does stands on it, where there is room. */
  readonly hasText?: boolean;
  /** Whose it is, or where it lies. */
  readonly note?: string;
  readonly label?: string;
  readonly className?: string;
}

/** Whether a word of a name is too long for a small card. */
const isLong = (name: string): boolean => /[^\s-]{10}/.test(name);

/** A Beast as a card: its Resource in colour, its arrow, its Prestige and what it does. */
export function Beast(props: BeastProps): ReactNode {
  const { board, part, id, leading, isExhausted = false, isPiece, hasText, note, label, className = '' } = props;
  const { box, name, lang, t } = part;
  const card = beastIn(box, id);
  const kind = card === undefined ? '' : term('kinds', card.ability.trigger.kind, lang);
  const said = [label ?? name(id), ...(isExhausted ? [t('exhausted')] : [])].join('; ');
  return (
    <button
      {...thing(board, leading ?? { to: [] })}
      className={`nocturion-beast ${className}`}
      data-r={card?.resource}
      data-exhausted={isExhausted ? '' : undefined}
      aria-label={said}
      {...piece(isPiece ? id : null, { face: isExhausted ? 'exhausted' : 'active', settles: 'deal' })}
      {...explains(beastExplained(part, id, isExhausted ? t('explainExhausted') : undefined))}
    >
      <span className="nocturion-beast-picture">
        <Glyph of={glyphOf(id, 'beast')} />
      </span>
      <span className="nocturion-beast-line">
        <b data-long={isLong(name(id)) ? '' : undefined}>
          <Inscription of={name(id)} breaks={t('breaks')} />
        </b>
        {card !== undefined && (
          <small>
            <Glyph of={NOCTURION_GLYPHS[card.arrow > 0 ? 'arrow-up' : 'arrow-down']} />
            <Glyph of={NOCTURION_GLYPHS.prestige} />
            <b className="number">{card.prestige}</b>
            <span>{note ?? kind}</span>
          </small>
        )}
        {hasText && card !== undefined && <span className="nocturion-beast-text">{beastText(card, lang)}</span>}
      </span>
    </button>
  );
}

import { cardSteps } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { explains } from '../../kit/explained.tsx';
import { Zone } from '../../kit/zone.tsx';
import { type Props, partOf } from './part.ts';

const TURNS: { readonly [direction: string]: number } = { N: -90, E: 0, S: 90, W: 180 };

/** The solo opponent's card, with what it bids the opponent do, step by step. */
export function SoloCard(props: Props): ReactNode {
  const { table, box, t } = partOf(props);
  if (table.solo === null) return null;
  const id = table.solo.cards.at(-1);
  const card = box.edition.solo.deck.cards.find((known) => known.id === id);
  const steps = card === undefined ? [] : cardSteps(card, props.lang);
  return (
    <Zone className="nocturne-solo" title={t('opponentCard')} note={t('opponentDeck', { n: table.solo.deck })}>
      {card === undefined ? (
        <p className="label">{t('opponentNone')}</p>
      ) : (
        <>
          <p
            className="nocturne-solo-face"
            aria-hidden="true"
            {...explains({
              name: t('opponentCard'),
              note: t('opponentDeck', { n: table.solo.deck }),
              text: [t('explainSoloCard'), ...steps].join('\n'),
              clause: 'NOC-19.7',
            })}
          >
            <span className="number">{powerMark(card.power)}</span>
            <span className="nocturne-arrow" style={{ transform: `rotate(${TURNS[card.direction] ?? 0}deg)` }}>
              <Glyph of={TABLE_GLYPHS.chevron} />
            </span>
            {card.spriteIcon && <Glyph of={NOCTURNE_GLYPHS.sprite} className="nocturne-solo-sprite" />}
            <span className="nocturne-solo-start number">{card.startingSpell}</span>
          </p>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </Zone>
  );
}

/** What the card answers with, as a mark: any higher, at least, at most. */
function powerMark({ kind, value = 0 }: { readonly kind: string; readonly value?: number }): string {
  if (kind === 'numberOrHigher') return `≥ ${value}`;
  return kind === 'upTo' ? `≤ ${value}` : '+1 …';
}

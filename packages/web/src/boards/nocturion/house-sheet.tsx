import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { AbilityTexts, Burdens, Stands } from './armory.tsx';
import { Die } from './die.tsx';
import { Hand, Menagerie } from './menagerie.tsx';
import type { Part, Props } from './part.ts';
import { Treasury } from './resources.tsx';

/** A house in full, on a sheet of its own that any press beside it closes. */
export function HouseSheet(
  props: Props & { readonly side: number; readonly part: Part; readonly id: string },
): ReactNode {
  const { part, side, id } = props;
  const { table, t, name } = part;
  const seat = table.seats[side];
  if (seat === undefined) return null;
  const of = { board: props, part, seat: side };
  return (
    <section id={id} popover="auto" className="nocturion-sheet sheet" aria-label={props.speech.side(side)}>
      <header>
        <h3>{props.speech.side(side)}</h3>
        <p className="label">
          {[...(seat.house === null ? [] : [name(seat.house)]), t('handOf', { n: seat.handCount })].join(', ')}
        </p>
        <button
          type="button"
          className="icon-btn"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={t('close')}
        >
          <Glyph of={TABLE_GLYPHS.close} />
        </button>
      </header>
      <div className="nocturion-lying">
        {seat.dice.map((die, i) => (
          <Die key={i} result={die} />
        ))}
        {seat.reserved !== null && <Die result={seat.reserved} className="nocturion-reserved" />}
        <Treasury part={part} seat={side} />
      </div>
      <div className="nocturion-armory">
        <Stands {...of} />
        <AbilityTexts {...of} />
      </div>
      <Menagerie {...of} hasText />
      {side === part.me && seat.handCount > 0 && (
        <>
          <h4>{t('hand')}</h4>
          <Hand {...of} hasText />
        </>
      )}
      <Burdens {...of} />
    </section>
  );
}

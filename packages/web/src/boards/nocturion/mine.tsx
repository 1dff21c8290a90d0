import { type ReactNode, useId } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { Abilities, Burdens, Stands } from './armory.tsx';
import { Dice } from './dice.tsx';
import { HouseSheet } from './house-sheet.tsx';
import { Hand, Menagerie } from './menagerie.tsx';
import { type Props, partOf } from './part.ts';
import { Treasury } from './resources.tsx';

/** My house: dice and Treasury, armour and abilities, Beasts out and in hand, Curses. */
export function Mine(props: Props & { readonly side: number }): ReactNode {
  const part = partOf(props);
  const of = { board: props, part, seat: props.side };
  const sheet = useId();
  const mine = part.table.seats[props.side];
  if (mine === undefined || mine.house === null) return null;
  return (
    <>
      <div className="nocturion-mine">
        <div className="nocturion-hold">
          <Dice {...of} />
          <Treasury part={part} seat={props.side} />
        </div>
        <div className="nocturion-armory">
          <Stands {...of} />
          <div className="nocturion-under">
            <Abilities {...of} />
            <Burdens {...of} />
          </div>
        </div>
        <div className="nocturion-pack">
          <h3>{part.t('menagerie')}</h3>
          <Menagerie {...of} />
        </div>
        <div className="nocturion-pack">
          <h3>{part.t('hand')}</h3>
          <Hand {...of} />
        </div>
        <button
          type="button"
          className="nocturion-whole"
          popoverTarget={sheet}
          aria-label={`${part.t('enlarge', { house: part.name(mine.house) })}; ${part.t('handOf', { n: mine.handCount })}`}
        >
          <Glyph of={NOCTURION_GLYPHS.beast} />
          <span className="number">{mine.handCount}</span>
        </button>
      </div>
      <HouseSheet {...props} part={part} id={sheet} />
    </>
  );
}

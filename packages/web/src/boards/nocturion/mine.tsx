import type { ReactNode } from 'react';
import { Abilities, Burdens, Stands } from './armory.tsx';
import { Dice } from './dice.tsx';
import { Hand, Menagerie } from './menagerie.tsx';
import { type Props, partOf } from './part.ts';
import { Treasury } from './resources.tsx';

/** My house: dice and Treasury, armour and abilities, Beasts out and in hand, Curses. */
export function Mine(props: Props & { readonly side: number }): ReactNode {
  const part = partOf(props);
  const of = { board: props, part, seat: props.side };
  if (part.table.seats[props.side]?.house === null) return null;
  return (
    <div className="nrn-mine">
      <div className="nrn-hold">
        <Dice {...of} />
        <Treasury part={part} seat={props.side} />
      </div>
      <div className="nrn-armory">
        <Stands {...of} />
        <div className="nrn-under">
          <Abilities {...of} />
          <Burdens {...of} />
        </div>
      </div>
      <div className="nrn-pack">
        <h3>{part.t('menagerie')}</h3>
        <Menagerie {...of} />
      </div>
      <div className="nrn-pack">
        <h3>{part.t('hand')}</h3>
        <Hand {...of} />
      </div>
    </div>
  );
}

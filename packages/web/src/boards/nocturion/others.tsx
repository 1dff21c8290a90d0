import { type ReactNode, useId } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { glyphOf, NOCTURION_GLYPHS } from '../../faces/glyphs/nocturion/index.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { explains } from '../../kit/explained.tsx';
import { piece } from '../../kit/piece.ts';
import { thing } from '../../kit/thing.ts';
import { Die } from './die.tsx';
import { toBeast } from './doors.ts';
import { beastExplained } from './explain.ts';
import { HouseSheet } from './house-sheet.tsx';
import { type Part, type Props, partOf } from './part.ts';
import { Treasury } from './resources.tsx';
import { beastIn } from './view.ts';

/** What lies before another house, compact; one press shows all of it. */
export function Others(props: Props & { readonly side: number }): ReactNode {
  const part = partOf(props);
  const { table, t, name } = part;
  const seat = table.seats[props.side];
  const sheet = useId();
  if (seat === undefined || seat.house === null) return null;
  const beasts = seat.menagerie.filter((one) => one !== null);
  return (
    <div className="nocturion-other">
      <p className="nocturion-other-row">
        <span className="nocturion-arms" role="img" aria-label={t('heirloomsOf', { n: seat.equipped.length })}>
          {(['helm', 'greaves', 'torso'] as const).map((armor) => (
            <i key={armor} data-has={seat.equipped.includes(armor) ? '' : undefined}>
              <Glyph of={NOCTURION_GLYPHS[armor]} />
            </i>
          ))}
        </span>
        <span className="nocturion-other-dice">
          {seat.dice.map((die, i) => (
            <Die key={i} result={die} isPiece />
          ))}
        </span>
        <button
          type="button"
          className="nocturion-more"
          popoverTarget={sheet}
          aria-label={t('enlarge', { house: props.speech.side(props.side) })}
        >
          <Glyph of={TABLE_GLYPHS.plus} />
        </button>
      </p>
      <Treasury part={part} seat={props.side} isShort />
      {(beasts.length > 0 || seat.curses.length > 0) && (
        <p className="nocturion-other-beasts">
          {beasts.map(({ beast, exhausted }) => (
            <Small key={beast} board={props} part={part} id={beast} isExhausted={exhausted} />
          ))}
          {seat.curses.map((curse, i) => (
            <span
              key={`${curse} ${i}`}
              className="nocturion-other-curse"
              {...piece(curse)}
              {...explains({ name: name(curse) })}
            >
              <Glyph of={glyphOf(curse, 'curse')} label={name(curse)} />
            </span>
          ))}
        </p>
      )}
      <HouseSheet {...props} part={part} id={sheet} />
    </div>
  );
}

/** Another player's Beast in small: its drawing, to be pointed at and picked. */
function Small({
  board,
  part,
  id,
  isExhausted,
}: {
  readonly board: Props;
  readonly part: Part;
  readonly id: string;
  readonly isExhausted: boolean;
}): ReactNode {
  const { name, box, t } = part;
  return (
    <button
      {...thing(board, { to: toBeast(board, id) })}
      className="nocturion-small"
      data-r={beastIn(box, id)?.resource}
      data-exhausted={isExhausted ? '' : undefined}
      aria-label={[name(id), ...(isExhausted ? [t('exhausted')] : [])].join('; ')}
      {...piece(id, { face: isExhausted ? 'exhausted' : 'active' })}
      {...explains(beastExplained(part, id, isExhausted ? t('explainExhausted') : undefined))}
    >
      <Glyph of={glyphOf(id, 'beast')} />
    </button>
  );
}

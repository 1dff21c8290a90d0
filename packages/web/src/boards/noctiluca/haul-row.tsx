import type { Haul } from '@nightjar/noctiluca';
import { memo, type ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { signed } from '../../kit/signed.ts';
import { thing } from '../../kit/thing.ts';
import { DiceRow } from './die.tsx';
import { shoreText } from './dive.ts';
import type { Help } from './help.ts';
import { type Props, partOf } from './part.ts';
import { remarksOn } from './remarks.ts';
import { total } from './view.ts';

interface RowProps {
  readonly board: Props;
  readonly haul: Haul;
  /** The answers that would bring it. */
  readonly text: string;
  readonly isOn: boolean;
  readonly isAsked: boolean;
  readonly isStop: boolean;
  readonly help: Help;
  readonly onHold: (haul: string) => void;
}

/** What a row of the list is known by. */
export const haulKey = ({ shore, path, number }: Haul): string => `${shore} ${path} ${number}`;

/** One haul: row and number, what fits, what is passed on, and whether a jar is filled. */
export const HaulRow = memo(function HaulRow(props: RowProps): ReactNode {
  const { board, haul, text, isOn, isAsked, isStop, help, onHold } = props;
  return (
    <li data-on={isOn ? '' : undefined}>
      <button
        {...thing(board, {
          to: isAsked ? [text] : [],
          tried: () => shoreText(haul.shore),
          isStop,
          onHold: () => onHold(haulKey(haul)),
        })}
        data-state={isAsked ? undefined : 'quiet'}
        aria-label={labelOf(props)}
      >
        <span className="noctiluca-where">
          <span className="noctiluca-dots" data-path={haul.path} />
          <small>{haul.shore}</small>
        </span>
        <b className="number">{haul.number}</b>
        <span className="noctiluca-fit" data-many={total(haul.fits) > 4 ? '' : undefined}>
          <DiceRow dice={haul.fits} />
          {haul.fills.length > 0 && <Glyph of={NOCTILUCA_GLYPHS.jar} className="noctiluca-fills" />}
        </span>
        <span className="noctiluca-rest">
          <DiceRow dice={haul.rest} />
          {help === 'full' && <span className="noctiluca-worth number">{signed(haul.worth, board.lang)}</span>}
        </span>
      </button>
    </li>
  );
});

function labelOf({ board, haul, help }: RowProps): string {
  const part = partOf(board);
  const { table, t, dice } = part;
  const said = [
    t('haul', { shore: haul.shore, path: t(haul.path), n: haul.number }),
    t('fits', { dice: dice(haul.fits) }),
  ];
  if (total(haul.rest) > 0) said.push(t('passedOn', { dice: dice(haul.rest) }));
  said.push(
    ...remarksOn(haul, part, { isSolo: table.solo !== null, help })
      .filter(({ kind }) => kind !== 'rest')
      .map(({ text }) => text),
  );
  if (help === 'full') said.push(t('estimate', { n: signed(haul.worth, board.lang) }));
  return said.join('; ');
}

import { COLOURS, type Path } from '@nightjar/noctiluca';
import { listed } from '@nightjar/words';
import type { ReactNode } from 'react';
import type { Picked } from '../../kit/deciding.ts';
import { thing } from '../../kit/thing.ts';
import { SpaceDice } from './die.tsx';
import { diveText, rowOf, shoreText } from './dive.ts';
import { explainSpace } from './explain.ts';
import { type PlaceProps, pathOver } from './lit.ts';
import type { Part } from './part.ts';
import type { Pick } from './pick.ts';

/** The number of the die an event hit; null between dice. */
function numberAt(target: EventTarget): number | null {
  const die = target instanceof Element ? target.closest('[data-n]') : null;
  return die === null ? null : Number(die.getAttribute('data-n'));
}

/** A space of the pool with its dice. On a lit row a die that is pressed says its number. */
export function Space({ board, part, place, lit, pick, style, isStop, onHold }: PlaceProps): ReactNode {
  const { table, box } = part;
  const { base, dive } = lit;
  const { name } = place;
  const dice = table.spaces.find((space) => space.name === name)?.dice ?? [];
  const isOn = (path: Path): boolean => dive !== null && rowOf(box, dive.shore, path).includes(name);
  const row = isOn('short') ? 'short' : isOn('long') ? 'long' : null;
  // Both rows are lit alike until one is said.
  const isLit = row !== null && (dive?.path === null || dive?.path === row);
  const label = labelOf(part, name, dice, isLit ? row : null);
  const mark = sectionMark(part, name);
  const path = base === null ? null : pathOver(part, base, name);
  const textWith = (number: number | null): string => (base === null ? '' : diveText(table, { ...base, path, number }));
  return (
    <button
      {...thing(board, {
        to: path === null ? [] : [textWith(null)],
        tried: () => shoreText(name),
        points: textWith(null) || null,
        parts(target) {
          const number = numberAt(target);
          return number === null ? null : textWith(number);
        },
        isHalf: true,
        picks: picksOf(pick, path),
        isStop,
        onHold: () => onHold(name),
      })}
      className="noctiluca-space"
      data-space={name}
      data-state={undefined}
      data-row={row === null ? undefined : isLit ? 'on' : 'half'}
      data-struck={mark?.isNext ? '' : undefined}
      style={style}
      aria-label={label}
      {...explainSpace(part, label)}
      aria-pressed={undefined}
    >
      <SpaceDice dice={dice} letters={box.letters} hit={isLit ? (dive?.number ?? null) : null} />
      {mark !== null && (
        <span className="noctiluca-mark number" data-c={mark.colour} aria-hidden="true">
          {mark.number}
        </span>
      )}
    </button>
  );
}

/** A space of a lit row picks its path. */
const picksOf = ({ shore }: Pick, path: Path | null): Picked => ({
  ...(shore === null ? {} : { shore }),
  ...(path === null ? {} : { path }),
});

/** Number and section of a space on the solo side (NLC-11.2); null where people play against each other. */
function sectionMark(
  { table, box }: Part,
  space: string,
): { readonly number: number; readonly colour: string; readonly id: string; readonly isNext: boolean } | null {
  if (table.solo === null) return null;
  const at = box.pool.names.indexOf(space);
  const section = box.sections.find(({ spaces }) => spaces.includes(at));
  if (section === undefined) return null;
  return {
    number: section.spaces.indexOf(at) + 1,
    colour: section.id.replace('section-', ''),
    id: section.id,
    isNext: table.solo.section === section.id,
  };
}

/** What a space is called: its dice by colour, and the row it is on. */
function labelOf(part: Part, space: string, dice: readonly string[], row: Path | null): string {
  const { t, name, box } = part;
  const said = COLOURS.flatMap((colour, i) => {
    const numbers = dice.filter((die) => die.charAt(0) === box.letters[i]).map((die) => die.slice(1));
    return numbers.length === 0 ? [] : [`${name(colour)} ${numbers.join(' ')}`];
  });
  const words = [
    dice.length === 0 ? t('spaceEmpty', { space }) : t('spaceWith', { space, dice: listed(said, part.lang) }),
  ];
  const mark = sectionMark(part, space);
  if (mark !== null) words.push(t('sectionNumber', { section: name(mark.id), n: mark.number }));
  if (row !== null) words.push(t(row === 'short' ? 'shortRow' : 'longRow'));
  return words.join('; ');
}

import { COLOURS, type Path } from '@nightjar/noctiluca';
import { listed } from '@nightjar/words';
import type { CSSProperties, PointerEvent, ReactNode } from 'react';
import { SpaceDice } from './die.tsx';
import { rowOf } from './dive.ts';
import type { Place } from './layout.ts';
import type { Lit } from './lit.ts';
import type { Part } from './part.ts';

interface SpaceProps {
  readonly part: Part;
  readonly place: Place;
  readonly lit: Lit;
  readonly style: CSSProperties;
  readonly isStop: boolean;
  readonly onPress: (space: string, number: number | null) => void;
  readonly onPoint: (space: string | null, number: number | null) => void;
  readonly onHold: (space: string) => void;
}

/** The number of the die an event hit; null between dice. */
function numberAt(target: EventTarget): number | null {
  const die = target instanceof Element ? target.closest('[data-n]') : null;
  return die === null ? null : Number(die.getAttribute('data-n'));
}

/** A space of the pool with its dice. On a lit row a die that is pressed says its number. */
export function Space({ part, place, lit, style, isStop, onPress, onPoint, onHold }: SpaceProps): ReactNode {
  const { table, box } = part;
  const { dive } = lit;
  const dice = table.spaces.find(({ name }) => name === place.name)?.dice ?? [];
  const isOn = (path: Path): boolean => dive !== null && rowOf(box, dive.shore, path).includes(place.name);
  const row = isOn('short') ? 'short' : isOn('long') ? 'long' : null;
  // Both rows are lit alike until one is said.
  const isLit = row !== null && (dive?.path === null || dive?.path === row);
  const mark = sectionMark(part, place.name);
  const move = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse' && row !== null) onPoint(place.name, numberAt(event.target));
  };
  return (
    <button
      type="button"
      className="luca-space"
      data-space={place.name}
      data-row={row === null ? undefined : isLit ? 'on' : 'half'}
      data-struck={mark?.isNext ? '' : undefined}
      style={style}
      tabIndex={isStop ? 0 : -1}
      aria-label={labelOf(part, place.name, dice, isLit ? row : null)}
      onClick={(event) => onPress(place.name, numberAt(event.target))}
      onPointerMove={move}
      onPointerLeave={(event) => event.pointerType === 'mouse' && row !== null && onPoint(null, null)}
      onFocus={() => {
        onHold(place.name);
        if (row !== null) onPoint(place.name, null);
      }}
      onBlur={() => row !== null && onPoint(null, null)}
    >
      <SpaceDice dice={dice} letters={box.letters} hit={isLit ? (dive?.number ?? null) : null} />
      {mark !== null && (
        <span className="luca-mark num" data-c={mark.colour} aria-hidden="true">
          {mark.number}
        </span>
      )}
    </button>
  );
}

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
  const { t, name, box, lang } = part;
  const said = COLOURS.flatMap((colour, i) => {
    const numbers = dice.filter((die) => die.charAt(0) === box.letters[i]).map((die) => die.slice(1));
    return numbers.length === 0 ? [] : [`${name(colour)} ${numbers.join(' ')}`];
  });
  const words = [dice.length === 0 ? t('spaceEmpty', { space }) : t('spaceWith', { space, dice: listed(said, lang) })];
  const mark = sectionMark(part, space);
  if (mark !== null) words.push(t('sectionNumber', { section: name(mark.id), n: mark.number }));
  if (row !== null) words.push(t(row === 'short' ? 'shortRow' : 'longRow'));
  return words.join('; ');
}

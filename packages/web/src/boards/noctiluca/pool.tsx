import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { rovePlaces } from '../../kit/roving.ts';
import { diveIn, diveText, isDiving } from './dive.ts';
import { HIGH, type Place, SHORE, SPACE, shorePlaces, spacePlaces, WIDE } from './layout.ts';
import { baseDive, type Lit, pathOver } from './lit.ts';
import { type Props, partOf } from './part.ts';
import { pickIn } from './pick.ts';
import { Shore } from './shore.tsx';
import { Space } from './space.tsx';
import { Water } from './water.tsx';

const at = ({ x, y }: Place, radius: number): CSSProperties => ({
  left: `${((x - radius + WIDE) / (2 * WIDE)) * 100}%`,
  top: `${((y - radius + HIGH) / (2 * HIGH)) * 100}%`,
  width: `${(radius / WIDE) * 100}%`,
});

/** The pool with its shores. Pointing at a shore lights both its rows; everything that answers nothing says why not. */
export function Pool(props: Props): ReactNode {
  const { picked, answers } = props;
  const part = partOf(props);
  const { table, box } = part;
  const pick = pickIn(picked);
  const spaces = useMemo(() => spacePlaces(box), [box]);
  const shores = useMemo(() => shorePlaces(box), [box]);
  const places = useMemo(() => [...shores, ...spaces], [shores, spaces]);
  const isAsked = answers.length > 0 && isDiving(table);
  const base = isAsked ? baseDive(part, pick) : null;
  const lit: Lit = { base, dive: (isAsked ? diveIn(table, part.shown) : null) ?? base, isAsked };
  const [held, hold] = useState<string | null>(null);
  const stop = held ?? base?.shore ?? table.shores.find(({ pawn }) => !pawn)?.name ?? table.shores[0]?.name;

  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const focused = (document.activeElement as HTMLElement | null)?.dataset['space'] ?? '';
    if (base === null || !/^[1-6]$/.test(event.key)) return rovePlaces(event, places);
    const path = base.path ?? pathOver(part, base, focused);
    if (path !== null) props.onAnswer([diveText(table, { ...base, path, number: Number(event.key) })]);
  };
  const common = (place: Place, radius: number) => ({
    board: props,
    part,
    place,
    lit,
    pick,
    style: at(place, radius),
    isStop: place.name === stop,
    onHold: hold,
  });

  return (
    <div
      className="noctiluca-pool"
      role="group"
      aria-label={part.t('pool', { spaces: spaces.length, shores: shores.length })}
      data-asked={isAsked ? '' : undefined}
      onKeyDown={press}
    >
      <Water part={part} lit={lit} spaces={spaces} />
      {spaces.map((place) => (
        <Space key={place.name} {...common(place, SPACE)} />
      ))}
      {shores.map((place) => (
        <Shore key={place.name} {...common(place, SHORE)} />
      ))}
    </div>
  );
}

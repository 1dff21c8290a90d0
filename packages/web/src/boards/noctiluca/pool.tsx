import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type Dive, diveIn, diveText, isDiving, shoreText } from './dive.ts';
import { HIGH, type Place, placeBeside, SHORE, SPACE, shorePlaces, spacePlaces, WIDE } from './layout.ts';
import { baseDive, type Lit, pathOver } from './lit.ts';
import { useMotion } from './motion.ts';
import { type Props, partOf } from './part.ts';
import { usePick } from './pick.ts';
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
  const { view, answers, events } = props;
  const part = partOf(props);
  const { table, box } = part;
  const [pick, setPick] = usePick(view);
  const pool = useRef<HTMLDivElement>(null);
  useMotion(pool, events);
  const spaces = useMemo(() => spacePlaces(box), [box]);
  const shores = useMemo(() => shorePlaces(box), [box]);
  const places = useMemo(() => [...shores, ...spaces], [shores, spaces]);
  const isAsked = answers.length > 0 && isDiving(table);
  const base = isAsked ? baseDive(part, pick) : null;
  const dive = (isAsked ? diveIn(table, part.shown) : null) ?? base;
  const lit: Lit = { dive, isAsked };
  const [held, hold] = useState<string | null>(null);
  const stop = held ?? base?.shore ?? table.shores.find(({ pawn }) => !pawn)?.name ?? table.shores[0]?.name;

  const isOffered = (shore: string): boolean => answers.includes(shoreText(shore));
  const point = (pointed: Dive | null): void =>
    isAsked ? props.onPreview(pointed === null ? null : diveText(table, pointed) || null) : undefined;
  const pointShore = (shore: string, isOn: boolean): void => {
    point(isOn && isOffered(shore) ? { shore, path: shore === pick.shore ? pick.path : null, number: null } : null);
  };
  const pressShore = (shore: string): void => {
    if (!isOffered(shore)) return props.onTry(shoreText(shore));
    setPick({ shore: pick.shore === shore ? null : shore });
  };
  const pointSpace = (space: string | null, number: number | null): void => {
    const path = base === null || space === null ? null : pathOver(part, base, space);
    point(base === null || path === null ? null : { ...base, path, number });
  };
  const pressSpace = (space: string, number: number | null): void => {
    const path = base === null ? null : pathOver(part, base, space);
    if (base === null || path === null) return props.onTry(shoreText(space));
    if (number === null) return setPick({ ...pick, path });
    props.onAnswer(diveText(table, { ...base, path, number }));
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const focused = (document.activeElement as HTMLElement | null)?.dataset['space'] ?? '';
    if (event.key === 'Escape' && pick.shore !== null) return setPick({});
    const number = /^[1-6]$/.test(event.key) ? Number(event.key) : null;
    if (number !== null && base !== null) {
      const path = base.path ?? pathOver(part, base, focused);
      if (path !== null) props.onAnswer(diveText(table, { ...base, path, number }));
      return;
    }
    const from = places.find(({ name }) => name === focused);
    const to = from === undefined ? null : placeBeside(places, from, event.key);
    if (to === null) return;
    event.preventDefault();
    pool.current?.querySelector<HTMLElement>(`[data-space="${to.name}"]`)?.focus();
  };

  return (
    <div
      ref={pool}
      className="luca-pool"
      role="group"
      aria-label={part.t('pool', { spaces: spaces.length, shores: shores.length })}
      data-asked={isAsked ? '' : undefined}
      onKeyDown={press}
    >
      <Water part={part} lit={lit} spaces={spaces} />
      {spaces.map((place) => (
        <Space
          key={place.name}
          part={part}
          place={place}
          lit={lit}
          style={at(place, SPACE)}
          isStop={place.name === stop}
          onPress={pressSpace}
          onPoint={pointSpace}
          onHold={hold}
        />
      ))}
      {shores.map((place) => (
        <Shore
          key={place.name}
          part={part}
          speech={props.speech}
          place={place}
          lit={lit}
          isOffered={isOffered(place.name)}
          isPicked={base?.shore === place.name}
          style={at(place, SHORE)}
          isStop={place.name === stop}
          onPress={pressShore}
          onPoint={pointShore}
          onHold={hold}
        />
      ))}
      <p className="vh" role="status">
        {isAsked && table.shore === null && pick.shore !== null && part.t('pickNumber')}
      </p>
    </div>
  );
}

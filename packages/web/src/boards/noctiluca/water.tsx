import { PATHS } from '@nightjar/noctiluca';
import type { ReactNode } from 'react';
import { NOCTILUCA_GLYPHS } from '../../faces/glyphs/noctiluca.tsx';
import { rowOf } from './dive.ts';
import { HIGH, middleOf, type Place, WIDE } from './layout.ts';
import type { Lit } from './lit.ts';
import type { Part } from './part.ts';

/** Specks of living light, always at the same places. */
const SPECKS = Array.from({ length: 70 }, (_, i) => {
  const far = 40 + ((i * 67) % 215);
  const angle = i * 2.399;
  return {
    x: Math.round(far * Math.cos(angle)),
    y: Math.round(far * Math.sin(angle)),
    r: 0.8 + ((i * 29) % 17) / 10,
    kind: i % 4,
  };
});

/** The water under the spaces: its light, the rows that are lit, and what lies in the middle. */
export function Water({
  part,
  lit: { dive },
  spaces,
}: {
  readonly part: Part;
  readonly lit: Lit;
  readonly spaces: readonly Place[];
}): ReactNode {
  const { box } = part;
  const bands =
    dive === null
      ? []
      : PATHS.map((path) => {
          const row = rowOf(box, dive.shore, path).flatMap((name) => spaces.find((space) => space.name === name) ?? []);
          const isOn = dive.path === null || dive.path === path;
          return { path, isOn, d: row.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('') };
        });
  return (
    <svg className="noctiluca-water" viewBox={`${-WIDE} ${-HIGH} ${2 * WIDE} ${2 * HIGH}`} aria-hidden="true">
      <defs>
        <radialGradient id="noctiluca-deep">
          <stop offset="0" stopColor="#1b8d8f" stopOpacity=".55" />
          <stop offset=".55" stopColor="#0e5559" stopOpacity=".5" />
          <stop offset=".88" stopColor="#08343a" stopOpacity=".55" />
          <stop offset="1" stopColor="#062429" stopOpacity="0" />
        </radialGradient>
        <radialGradient id="noctiluca-glow">
          <stop offset="0" stopColor="#7ffff4" stopOpacity=".4" />
          <stop offset="1" stopColor="#7ffff4" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="290" fill="url(#noctiluca-deep)" />
      <g className="noctiluca-rings">
        <circle r="252" />
        <circle r="152" />
        <circle r="54" />
      </g>
      <circle r="120" fill="url(#noctiluca-glow)" opacity=".5" />
      {SPECKS.map(({ x, y, r, kind }) => (
        <circle key={`${x} ${y}`} className="noctiluca-speck" data-kind={kind} cx={x} cy={y} r={r} />
      ))}
      {bands.map(({ path, isOn, d }) => (
        <path key={path} className="noctiluca-band" data-on={isOn ? '' : undefined} d={d} />
      ))}
      <Middle part={part} spaces={spaces} />
    </svg>
  );
}

/** In the middle: alone, the arrow to the section that is struck next; otherwise which way round turns go. */
function Middle({ part, spaces }: { readonly part: Part; readonly spaces: readonly Place[] }): ReactNode {
  const { table, box } = part;
  const section = box.sections.find(({ id }) => id === table.solo?.section);
  if (section === undefined) {
    return (
      <g className="noctiluca-mid">
        <circle r="34" />
        <svg
          x="-17"
          y="-17"
          width="34"
          height="34"
          viewBox="0 0 48 48"
          fill="currentColor"
          className={table.direction === 'clockwise' ? 'noctiluca-turns' : 'noctiluca-turns noctiluca-back'}
        >
          {NOCTILUCA_GLYPHS.tempest}
        </svg>
      </g>
    );
  }
  const names = section.spaces.map((space) => box.pool.names[space]);
  const [x, y] = middleOf(spaces.filter(({ name }) => names.includes(name)));
  return (
    <g className="noctiluca-mid" data-c={section.id.replace('section-', '')}>
      <circle r="34" />
      <g transform={`rotate(${Math.round((Math.atan2(y, x) * 180) / Math.PI) + 90})`}>
        <svg x="-15" y="-22" width="30" height="40" viewBox="0 0 48 48" fill="currentColor">
          {NOCTILUCA_GLYPHS.arrow}
        </svg>
      </g>
    </g>
  );
}

import { readAnswer, type SpaceView, type View } from '@nightjar/nocturne';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import type { Picked } from '../../kit/deciding.ts';
import { rovePlaces } from '../../kit/roving.ts';
import { useStill } from '../../kit/still.ts';
import { type Cast, castOf, castsIn } from './casts.ts';
import { type Part, type Props, partOf } from './part.ts';
import { isSpellFirst, pickIn } from './pick.ts';
import { Pools } from './pools.tsx';
import { Space } from './space.tsx';
import { spaceAt } from './view.ts';

/** A space that leads nowhere. */
const NONE: readonly string[] = [];

/** The forest: tiles, spells and hollows. What answers the question is lit; everything else says why not. */
export function Forest(props: Props & { readonly isQuiet: boolean }): ReactNode {
  const { answers, picked, isQuiet } = props;
  const { shown } = partOf(props);
  // What is pointed at concerns a space or two; the others are not drawn again.
  const board = useStill(props);
  const part = useMemo(() => partOf(board), [board]);
  const { table, box } = part;
  const pick = useMemo(() => pickIn(picked), [picked]);
  const casts = useMemo(() => castsIn(answers, box), [answers, box]);
  const doors = useMemo(() => doorsOf(answers, casts, picked, part), [answers, casts, picked, part]);
  const places = useMemo(() => table.spaces.map(({ name, row, col }) => ({ name, x: col, y: row })), [table]);
  const first = table.spaces.find(({ name }) => doors.has(name))?.name ?? table.highest ?? table.spaces[0]?.name;
  const [held, hold] = useState<string | null>(null);
  const cast = castOf(shown);

  return (
    <div
      className="nocturne-grid"
      role="group"
      aria-label={part.t('forest', { rows: table.rows, cols: table.cols })}
      style={{ '--cols': table.cols, '--rows': table.rows } as CSSProperties}
      onKeyDown={(event) => rovePlaces(event, places)}
    >
      <Pools view={table} />
      <Lines cols={table.cols} rows={table.rows} />
      {table.spaces.map((space) => {
        const door = (isQuiet ? undefined : doors.get(space.name)) ?? NONE;
        const isShown = cast?.space === space.name || door.includes(shown ?? '');
        return (
          <Space
            key={space.name}
            board={board}
            part={part}
            space={space}
            door={door}
            isShown={door.length > 0 && isShown}
            ghostToken={door.length > 0 && isShown ? (cast?.token ?? null) : null}
            pick={pick}
            isStop={space.name === (held ?? first)}
            onHold={hold}
          />
        );
      })}
    </div>
  );
}

/** What columns and rows are called, at the edge. */
const Lines = ({ cols, rows }: { readonly cols: number; readonly rows: number }): ReactNode => (
  <span className="nocturne-lines" aria-hidden="true">
    {Array.from('abcdefghi'.slice(0, cols), (letter, col) => (
      <i key={letter} style={{ gridArea: `1 / ${col + 1}` }}>
        {letter}
      </i>
    ))}
    {Array.from({ length: rows }, (_, row) => (
      <b key={`row ${row + 1}`} style={{ gridArea: `${row + 1} / 1` }}>
        {row + 1}
      </b>
    ))}
  </span>
);

/** The answers each space leads to, the picked spell first; where it was picked before a tile, only those of the spell. */
function doorsOf(
  answers: readonly string[],
  casts: readonly Cast[],
  picked: Picked,
  { table }: Part,
): ReadonlyMap<string, readonly string[]> {
  const doors = new Map<string, string[]>();
  const add = (space: string, text: string): void => void doors.set(space, [...(doors.get(space) ?? []), text]);
  const { token } = pickIn(picked);
  const own = casts.filter((cast) => cast.token === token);
  const others = isSpellFirst(picked) ? [] : casts.filter((cast) => cast.token !== token);
  for (const { space, text } of [...own, ...others]) add(space, text);
  for (const text of answers) {
    const answer = readAnswer(text);
    if (answer?.kind === 'swap') add(answer.space, text);
    const lying = answer?.kind === 'dedicate' ? waitingWith(table, answer.token) : undefined;
    if (lying !== undefined) add(lying.name, text);
  }
  return doors;
}

/** The space where the asked side's token waits to be dedicated. */
const waitingWith = (table: View, token: string | null): SpaceView | undefined =>
  table.waiting
    .map((name) => spaceAt(table, name))
    .find((space) => space?.token?.side === table.asked && space.token.token === token);

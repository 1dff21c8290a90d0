import { readAnswer, type SpaceView, type View, writeAnswer } from '@nightjar/nocturne';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { type Cast, castOf, castsIn } from './casts.ts';
import { useMotion } from './motion.ts';
import { type Part, type Props, partOf } from './part.ts';
import { type Pick, usePick } from './pick.ts';
import { Pools } from './pools.tsx';
import { neighbour } from './roving.ts';
import { Space, type SpaceHands } from './space.tsx';
import { spaceAt } from './view.ts';

const NONE: Props['events'] = [];

/** The forest: tiles, spells and hollows. What answers the question is lit; everything else says why not. */
export function Forest(props: Props & { readonly isQuiet: boolean }): ReactNode {
  const { view, eyes, answers, events, speech, lang, isQuiet } = props;
  const { shown } = partOf(props);
  const part = useMemo(
    () => partOf({ ...props, preview: null, chosen: null }),
    // Everything a part is made of but what is pointed at.
    [view, eyes, answers, speech, lang],
  );
  const { table, box } = part;
  const [pick, setPick] = usePick(view);
  const grid = useRef<HTMLDivElement>(null);
  // Behind the tray nothing is seen to move.
  useMotion(grid, isQuiet ? NONE : events);
  const casts = useMemo(() => castsIn(answers, box), [answers, box]);
  const doors = useMemo(() => doorsOf(answers, casts, pick, part), [answers, casts, pick, part]);
  const first = table.spaces.find(({ name }) => doors.has(name))?.name ?? table.highest ?? table.spaces[0]?.name;
  const [held, hold] = useState<string | null>(null);
  const stop = held ?? first;
  const cast = castOf(shown);

  const now: SpaceHands = {
    open(space) {
      const door = doors.get(space.name);
      if (door === undefined) return props.onTry(meant(part, pick, space));
      if (door.length === 1) return props.onAnswer(door[0] as string);
      setPick({ space: pick.space === space.name ? null : space.name });
    },
    point: (space) => props.onPreview(space === null ? null : (doors.get(space.name)?.[0] ?? null)),
    hold: ({ name }) => hold(name),
  };
  const hands = useRef(now);
  hands.current = now;
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const from = spaceAt(table, (document.activeElement as HTMLElement | null)?.dataset['space'] ?? null);
    const to = from === undefined ? null : neighbour(table.spaces, from, event.key);
    if (to === null) return;
    event.preventDefault();
    grid.current?.querySelector<HTMLElement>(`[data-space="${to.name}"]`)?.focus();
  };

  return (
    <div
      ref={grid}
      className="noc-grid"
      role="group"
      aria-label={part.t('forest', { rows: table.rows, cols: table.cols })}
      style={{ '--cols': table.cols, '--rows': table.rows } as CSSProperties}
      onKeyDown={move}
    >
      <Pools view={table} />
      <Lines cols={table.cols} rows={table.rows} />
      {table.spaces.map((space) => {
        const door = isQuiet ? undefined : doors.get(space.name);
        const isShown = door !== undefined && (cast?.space === space.name || door.includes(shown ?? ''));
        return (
          <Space
            key={space.name}
            part={part}
            space={space}
            door={door}
            isShown={isShown}
            ghostToken={isShown ? (cast?.token ?? null) : null}
            isPicked={pick.space === space.name}
            isStop={space.name === stop}
            isAsked={answers.length > 0}
            speech={speech}
            lang={lang}
            hands={hands}
          />
        );
      })}
    </div>
  );
}

/** What columns and rows are called, at the edge. */
const Lines = ({ cols, rows }: { readonly cols: number; readonly rows: number }): ReactNode => (
  <span className="noc-lines" aria-hidden="true">
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

/** The answers each space leads to; with a spell picked only those of the spell. */
function doorsOf(
  answers: readonly string[],
  casts: readonly Cast[],
  pick: Pick,
  { table }: Part,
): ReadonlyMap<string, readonly string[]> {
  const doors = new Map<string, string[]>();
  const add = (space: string, text: string): void => void doors.set(space, [...(doors.get(space) ?? []), text]);
  for (const { token, space, text } of casts) if (pick.token === null || pick.token === token) add(space, text);
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

/** What a player means who presses a space that answers nothing: the picked spell there, else one that might have fit. */
function meant({ table, me }: Part, pick: Pick, { name }: SpaceView): string {
  if (table.question === 'swap') return writeAnswer({ kind: 'swap', space: name });
  const supply = table.sides[me]?.supply ?? [];
  const fit = table.question === 'start' && !table.opened ? supply[0] : supply.findLast((token) => token !== 'star');
  const token = pick.token ?? fit ?? supply[0] ?? 'star';
  return writeAnswer({ kind: 'cast', how: 'cast', token, space: name });
}

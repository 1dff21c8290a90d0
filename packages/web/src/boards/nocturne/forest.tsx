import { tokenWord } from '@nightjar/words/nocturne';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import type { BoardProps } from '../../table/face.ts';
import { type Cast, castOf, castsIn } from './casts.ts';
import { useMotion } from './motion.ts';
import { type Part, partOf, shownCast, signed } from './part.ts';
import { type Pick, usePick } from './pick.ts';
import { Pools } from './pools.tsx';
import { previewOf } from './preview.ts';
import { neighbour } from './roving.ts';
import { TileFace, typeOf } from './tile.tsx';
import { lookOfToken, Numeral, Token } from './token.tsx';
import { type SeenSpace, spaceAt, tileKind } from './view.ts';

/** The forest: tiles, spells and hollows. What answers the question is lit; everything else says why not. */
export function Forest(props: BoardProps & { readonly isQuiet: boolean }): ReactNode {
  const { answers, events, isQuiet } = props;
  const part = partOf(props);
  const { table, box } = part;
  const [pick, setPick] = usePick(props.view);
  const grid = useRef<HTMLDivElement>(null);
  useMotion(grid, events);
  const casts = useMemo(() => castsIn(answers, box), [answers, box]);
  const doors = useMemo(() => doorsOf(answers, casts, pick, part), [answers, casts, pick, part.table]);
  const first = table.spaces.find(({ name }) => doors.has(name))?.name ?? table.highest ?? table.spaces[0]?.name;
  const [held, hold] = useState<string | null>(null);
  const stop = held ?? first;

  const open = (space: SeenSpace): void => {
    const door = doors.get(space.name);
    if (door === undefined) return props.onTry(meant(part, pick, space));
    if (door.length === 1) return props.onAnswer(door[0] as string);
    setPick({ space: pick.space === space.name ? null : space.name });
  };
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
      {table.spaces.map((space) => (
        <Space
          key={space.name}
          {...props}
          part={part}
          space={space}
          pick={pick}
          door={isQuiet ? undefined : doors.get(space.name)}
          isStop={space.name === stop}
          onOpen={() => open(space)}
          onPoint={(isOn) => props.onPreview(isOn ? (doors.get(space.name)?.[0] ?? null) : null)}
          onHold={() => hold(space.name)}
        />
      ))}
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
    const [verb = '', second = ''] = text.split(' ');
    if (verb === 'swap' && second !== 'sprite') add(second, text);
    const lying = verb === 'dedicate' ? waitingWith(table, second) : undefined;
    if (lying !== undefined) add(lying.name, text);
  }
  return doors;
}

/** The space where the asked side's token waits to be dedicated. */
const waitingWith = (table: Part['table'], token: string): SeenSpace | undefined =>
  table.waiting
    .map((name) => spaceAt(table, name))
    .find((space) => space?.token?.side === table.asked && space.token.token === token);

/** What a player means who presses a space that answers nothing: the picked spell there, else one that might have fit. */
function meant({ table, me }: Part, pick: Pick, { name }: SeenSpace): string {
  if (table.question === 'swap') return `swap ${name}`;
  const supply = table.sides[me]?.supply ?? [];
  const fit = table.question === 'start' && !table.opened ? supply[0] : supply.findLast((token) => token !== 'star');
  return `cast ${pick.token ?? fit ?? supply[0] ?? 'star'} ${name}`;
}

interface SpaceProps extends BoardProps {
  readonly part: Part;
  readonly space: SeenSpace;
  readonly pick: Pick;
  /** The answers this space leads to. */
  readonly door: readonly string[] | undefined;
  readonly isStop: boolean;
  readonly onOpen: () => void;
  readonly onPoint: (isOn: boolean) => void;
  readonly onHold: () => void;
}

function Space(props: SpaceProps): ReactNode {
  const { part, space, pick, door, isStop, answers, lang } = props;
  const { table, box, me } = part;
  const shown = shownCast(part);
  const isShown = door !== undefined && (shown?.space === space.name || door.includes(part.shown ?? ''));
  const [first] = door ?? [];
  const adds = useMemo(() => (first === undefined || me < 0 ? null : previewOf(table, me, first)), [first, table, me]);
  const ghost = isShown && shown !== null ? { side: me, token: shown.token } : null;
  const state = stateOf(props, isShown);
  const { tile, token } = space;
  const isDown = tile === null;
  const look = isDown && token !== null ? lookOfToken(table, token).colour : undefined;
  return (
    <button
      type="button"
      className={isDown ? 'noc-hollow' : 'tile'}
      data-k={isDown ? undefined : typeOf(box, tile)}
      data-twin={!isDown && box.tiles.enchanted[tileKind(box, tile)] ? '' : undefined}
      data-state={state}
      data-space={space.name}
      data-seat={look}
      data-tokened={token !== null || ghost !== null ? '' : undefined}
      style={{ gridArea: `${space.row + 1} / ${space.col + 1}` }}
      tabIndex={isStop ? 0 : -1}
      aria-label={labelOf(props, (adds?.tile ?? null) === null ? null : (adds?.adds ?? null), adds?.atOnce ?? null)}
      aria-pressed={door !== undefined && door.length > 1 ? pick.space === space.name : undefined}
      onClick={props.onOpen}
      onPointerEnter={(event) => event.pointerType === 'mouse' && answers.length > 0 && props.onPoint(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && answers.length > 0 && props.onPoint(false)}
      onFocus={() => {
        props.onHold();
        if (answers.length > 0) props.onPoint(true);
      }}
      onBlur={() => answers.length > 0 && props.onPoint(false)}
    >
      {tile !== null && <TileFace box={box} id={tile} lang={lang} />}
      {token !== null && <Token view={table} of={token} isDown={isDown} className={isDown ? 'noc-down' : 'noc-cast'} />}
      {isDown && token !== null && (
        <span className="noc-was num">
          <Numeral token={token.token} />
        </span>
      )}
      {ghost !== null && token === null && <Token view={table} of={ghost} isGhost className="noc-cast" />}
      {adds !== null && adds.adds !== null && adds.tile !== null && !isShown && (
        <span className="noc-adds num" data-none={adds.adds <= 0 ? '' : undefined}>
          {signed(adds.adds)}
        </span>
      )}
    </button>
  );
}

function stateOf({ part, space, door, answers, pick }: SpaceProps, isShown: boolean): string | undefined {
  const { table } = part;
  if (isShown || (pick.space === space.name && door !== undefined)) return 'focus';
  if (door !== undefined) return 'legal';
  if (space.name === table.highest || (table.question === 'start' && space.name === table.tied)) return 'moon';
  if (space.tile === null) return undefined;
  if (space.token !== null) return 'spent';
  return answers.length > 0 ? 'quiet' : undefined;
}

/** What a space is called: where, what lies there, what it would bring. */
function labelOf({ part, space, door, speech, lang }: SpaceProps, adds: number | null, atOnce: string | null): string {
  const { table, t, name } = part;
  const { tile, token } = space;
  const of = token === null ? {} : { token: tokenWord(token.token, lang), side: speech.side(token.side) };
  const said: string[] = [];
  if (tile !== null) said.push(t('tileOn', { space: space.name, tile: name(tile) }));
  else said.push(t(token === null ? 'emptySpace' : 'flippedOn', { space: space.name, ...of }));
  if (tile !== null && token !== null) said.push(t('tokenOn', of));
  if (space.name === table.highest) said.push(t('isHighest'));
  const tokens = (door ?? []).flatMap((text) => castOf(text)?.token ?? []);
  if (tokens.length > 0) said.push(t('canCast', { tokens: tokens.map((held) => tokenWord(held, lang)).join(', ') }));
  if (adds !== null) said.push(t('adds', { n: signed(adds) }));
  if (atOnce !== null) said.push(t('winsNow'));
  return said.join('; ');
}

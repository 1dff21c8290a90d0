import type { View } from '@nightjar/nocturne';
import { goalInShort } from '@nightjar/words/nocturne';
import type { ReactNode } from 'react';
import { Glyph } from '../../faces/glyphs/glyph.tsx';
import { NOCTURNE_GLYPHS } from '../../faces/glyphs/nocturne.tsx';
import { TABLE_GLYPHS } from '../../faces/glyphs/table.tsx';
import { explains } from '../../kit/explained.tsx';
import { SideFace } from '../../kit/side-face.tsx';
import { Zone } from '../../kit/zone.tsx';
import { lookOf } from './look.ts';
import { type Part, type Props, partOf } from './part.ts';
import { prospectOf } from './preview.ts';
import { type GoalInPlay, goalsIn } from './progress.ts';
import { isFamily } from './view.ts';

/** The goals of the round with how far everybody is; in short where `isShort`. */
export function GoalList(props: Props & { readonly isShort?: boolean }): ReactNode {
  const part = partOf(props);
  const { table, t } = part;
  if (isFamily(table)) return null;
  const goals = goalsIn(table, props.eyes, props.sheets);
  if (goals.length === 0) return null;
  const isTwilight = table.round === 'twilight';
  const reached = part.me < 0 || part.shown === null ? [] : (prospectOf(table, part.me, part.shown)?.goals ?? []);
  return (
    <Zone
      className="nocturne-goals"
      title={t(isTwilight ? 'twilightGoals' : 'moonlightGoals')}
      glyph={isTwilight ? NOCTURNE_GLYPHS.twilight : NOCTURNE_GLYPHS.night}
    >
      <ul>
        {goals.map((goal) => (
          <Goal key={goal.id} {...props} part={part} goal={goal} isReached={reached.includes(goal.id)} />
        ))}
      </ul>
    </Zone>
  );
}

interface GoalProps extends Props {
  readonly part: Part;
  readonly goal: GoalInPlay;
  readonly isReached: boolean;
  readonly isShort?: boolean;
}

function Goal({ part, goal, isShort, isReached, lang, speech }: GoalProps): ReactNode {
  const { table, box, t, name } = part;
  const { edition } = box;
  const card = [...edition.twilightGoals.list, ...edition.moonlightGoals.list].find(({ id }) => id === goal.id);
  const short = card === undefined || card.kind === 'shapes' ? name(goal.id) : goalInShort(card, lang);
  const worth = goal.isEach
    ? t('goalEach', { points: goal.points })
    : t('goalWhole', { points: goal.points, when: t(goal.isFirst ? 'goalFirst' : 'goalAtEnd') });
  const held = goal.holder === null ? null : t('goalHeld', { side: speech.who(goal.holder) });
  return (
    <li
      className="nocturne-goal"
      data-held={held === null ? undefined : ''}
      data-reached={isReached ? '' : undefined}
      tabIndex={0}
      {...explains({ name: name(goal.id), text: held ?? worth, clause: goal.isEach ? 'NOC-15.1' : 'NOC-12.1' })}
    >
      <span className="nocturne-goal-name">
        <Shape cells={box.moonlight.find(({ id }) => id === goal.id)?.cells ?? []} />
        <span>{isShort ? short : name(goal.id)}</span>
        {!isShort && <small>{held ?? worth}</small>}
      </span>
      <span className="nocturne-counts">
        {held !== null && goal.holder !== null && <Fox table={table} side={goal.holder} name={held} />}
        {held === null &&
          goal.counts.map((count, side) =>
            count === null ? null : (
              <Fox key={side} table={table} side={side} name={speech.side(side)} isMine={side === part.me}>
                <span className="number">
                  {count}
                  {goal.needs > 0 && <i>/{goal.needs}</i>}
                </span>
              </Fox>
            ),
          )}
        {held === null && isReached && <Glyph of={TABLE_GLYPHS.check} className="nocturne-yes" />}
      </span>
    </li>
  );
}

interface FoxProps {
  readonly table: View;
  readonly side: number;
  readonly name: string;
  readonly isMine?: boolean;
  readonly children?: ReactNode;
}

function Fox({ table, side, ...rest }: FoxProps): ReactNode {
  const { colour, fox } = lookOf(table, side);
  return <SideFace colour={colour} emblem={fox} {...rest} />;
}

/** A goal's shape, as its cells. */
function Shape({ cells }: { readonly cells: readonly (readonly [number, number])[] }): ReactNode {
  if (cells.length === 0) return null;
  const rows = Math.max(...cells.map(([row]) => row)) + 1;
  const cols = Math.max(...cells.map(([, col]) => col)) + 1;
  const side = Math.max(rows, cols);
  return (
    <svg className="nocturne-shape" viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
      {cells.map(([row, col]) => (
        <rect
          key={`${row} ${col}`}
          x={col + 0.08 + (side - cols) / 2}
          y={row + 0.08 + (side - rows) / 2}
          width={0.84}
          height={0.84}
          rx={0.18}
        />
      ))}
    </svg>
  );
}

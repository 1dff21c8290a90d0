import type { OnlineTable } from './online.ts';
import type { KeptTable } from './shelf.ts';

/** A table that is not over, here or on the server, as lists show it. */
export interface Row {
  readonly path: string;
  readonly game: string;
  readonly others: readonly string[];
  readonly isMine: boolean;
  /** It has not begun yet. */
  readonly isGathering: boolean;
  /** Milliseconds left to answer; null where nobody counts. */
  readonly leftMs: number | null;
  readonly changedAt: number;
}

const keptRow = ({ id, game, sitters, asked, changedAt }: KeptTable): Row => ({
  path: `/here/${id}`,
  game,
  others: sitters.slice(1).map(({ name }) => name),
  isMine: asked !== null && sitters[asked]?.kind === 'person',
  isGathering: false,
  leftMs: null,
  changedAt,
});

const onlineRow = ({ id, ...table }: OnlineTable): Row => ({
  path: `/table/${id}`,
  ...table,
});

/** What is to be said of a table that is not over. */
export const turnKey = ({
  isMine,
  isGathering,
}: Pick<Row, 'isMine' | 'isGathering'>): 'home.yourTurn' | 'home.theirTurn' | 'home.gathering' =>
  isMine ? 'home.yourTurn' : isGathering ? 'home.gathering' : 'home.theirTurn';

/** Our tables: those that wait for us first, and among them the one with the least time. */
export const rowsOf = (kept: readonly KeptTable[], online: readonly OnlineTable[]): readonly Row[] =>
  [...kept.filter(({ isOver }) => !isOver).map(keptRow), ...online.map(onlineRow)].toSorted(
    (a, b) =>
      Number(b.isMine) - Number(a.isMine) ||
      (a.isMine ? (a.leftMs ?? Number.MAX_VALUE) - (b.leftMs ?? Number.MAX_VALUE) : 0) ||
      b.changedAt - a.changedAt,
  );

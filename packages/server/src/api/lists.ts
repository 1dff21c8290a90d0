import type { MatchContext } from '../match/context.ts';
import type { Opened } from '../match/opened.ts';
import { botOf } from '../match/pace.ts';
import type { MatchRow } from '../store/schema.ts';

/** A match as lists show it. Its table is not opened for that. */
export type Listed = Pick<Opened, 'row' | 'seats'>;

const MOST = 100;
/** A finished match stays in its players' lists for this long. */
const RECENT_MS = 7 * 24 * 60 * 60 * 1000;

async function withSeats(context: MatchContext, rows: readonly MatchRow[]): Promise<Listed[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const seats = await context.store.db
    .selectFrom('seats')
    .selectAll()
    .where('match', 'in', ids)
    .orderBy('seat')
    .execute();
  return rows.map((row) => ({ row, seats: seats.filter(({ match }) => match === row.id) }));
}

/** A person's tables: first those where it is their turn, then those that are running, then those that ended lately. */
export async function mineOf(context: MatchContext, person: string): Promise<Listed[]> {
  const { store, clock } = context;
  const rows = await store.db
    .selectFrom('matches')
    .selectAll('matches')
    .where('id', 'in', (any) =>
      any
        .selectFrom('seats')
        .select('seats.match as id')
        .where('seats.person', '=', person)
        .union(any.selectFrom('matches as hosted').select('hosted.id').where('hosted.host', '=', person)),
    )
    .where((or) => or.or([or('status', 'in', ['gathering', 'playing']), or('moved_at', '>', clock.now() - RECENT_MS)]))
    .orderBy('moved_at', 'desc')
    .limit(MOST)
    .execute();
  const listed = await withSeats(context, rows);
  return listed.toSorted((a, b) => urgency(a, person) - urgency(b, person));
}

function urgency({ row, seats }: Listed, person: string): number {
  const asked = row.asked === null ? undefined : seats[row.asked];
  if (row.status === 'playing' && asked?.person === person && botOf(asked) === null) return 0;
  return ['playing', 'gathering', 'over', 'cancelled'].indexOf(row.status) + 1;
}

/** Public tables, those with an open seat first. Each kind has its own index. */
export async function publicOnes(context: MatchContext): Promise<Listed[]> {
  const rows: MatchRow[] = [];
  for (const status of ['gathering', 'playing'] as const) {
    const newest = context.store.db
      .selectFrom('matches')
      .selectAll()
      .where('visibility', '=', 'public')
      .where('status', '=', status)
      .orderBy('created_at', 'desc')
      .limit(MOST - rows.length);
    if (rows.length < MOST) rows.push(...(await newest.execute()));
  }
  return withSeats(context, rows);
}

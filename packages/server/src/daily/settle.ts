import type { Ending } from '@nightjar/wire';
import type { MatchContext } from '../match/context.ts';
import { openMatch } from '../match/open.ts';
import { botOf } from '../match/pace.ts';
import { closesAt } from './day.ts';

/** Writes down the result of a person's counted try. It may be called again. */
export async function settle(context: MatchContext, match: string): Promise<void> {
  const { row, seats, table } = await openMatch(context, match);
  if (row.counted === 0 || row.day === null || row.result === null || table === null) return;
  const { scores, reason } = JSON.parse(row.result) as Ending;
  const mine = seats.find(({ kind, person }) => kind === 'person' && person !== null);
  if (mine === undefined || botOf(mine) !== null || reason !== 'played') return;
  if ((row.ended_at ?? 0) >= closesAt(row.day) || (await wasReplaced(context, match))) return;
  const others = scores.filter((_, seat) => seat !== mine.seat);
  await context.store.db
    .updateTable('tries')
    .set({
      margin: (scores[mine.seat] ?? 0) - Math.max(...others),
      turns: table.game.daily?.turns(table.state, mine.seat) ?? 0,
    })
    .where('match', '=', match)
    .execute();
}

/** Whether a bot has answered for the person: then the result is not the person's own. */
async function wasReplaced({ store }: MatchContext, match: string): Promise<boolean> {
  const row = await store.db
    .selectFrom('events')
    .select('seq')
    .where('match', '=', match)
    .where('kind', '=', 'replace')
    .executeTakeFirst();
  return row !== undefined;
}

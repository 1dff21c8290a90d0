import type { Ending } from '@nightjar/wire';
import type { MatchContext } from '../match/context.ts';
import { openMatch } from '../match/open.ts';
import type { Opened } from '../match/opened.ts';
import { botOf } from '../match/pace.ts';
import type { SeatRow } from '../store/schema.ts';
import type { Trx } from '../store/store.ts';
import { PRIOR, plackettLuce } from './plackett-luce.ts';

/** A person who kept a seat to the end or resigned. */
type SeatedPerson = SeatRow & { readonly person: string };

const hasPerson = (seat: SeatRow): seat is SeatedPerson => seat.kind === 'person' && seat.person !== null;

/** Writes down results, achievements and ratings of a finished match. It may be called again. */
export async function settle(context: MatchContext, match: string): Promise<void> {
  const opened = await openMatch(context, match);
  const { row, seats, table } = opened;
  if (row.status !== 'over' || row.result === null || row.imported !== null || table === null) return;
  const ending = JSON.parse(row.result) as Ending;
  const people = seats.filter(hasPerson);
  if (people.length === 0) return;
  await context.store.transact(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('results')
      .values(people.map((seat) => resultOf(opened, ending, seat)))
      .onConflict((conflict) => conflict.columns(['match', 'seat']).doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows !== BigInt(people.length)) return;
    // What a bot achieved is not credited to the person whom it replaced.
    for (const seat of people.filter((sitting) => botOf(sitting) === null)) await gain(trx, opened, seat);
    if (row.rated === 1) await rateAll(trx, row.game, people, ending);
  });
}

const resultOf = ({ row }: Opened, ending: Ending, { seat, person }: SeatedPerson) => ({
  match: row.id,
  person,
  game: row.game,
  seat,
  place: ending.places[seat] ?? 0,
  score: ending.scores[seat] ?? 0,
  at: row.ended_at ?? row.moved_at,
});

async function gain(trx: Trx, { row, table }: Opened, { seat, person }: SeatedPerson): Promise<void> {
  const found = table?.game.track?.gained(table.state, seat) ?? [];
  if (found.length === 0) return;
  const at = row.ended_at ?? row.moved_at;
  await trx
    .insertInto('gains')
    .values(found.map((one) => ({ ...one, person, game: row.game, match: row.id, at })))
    .onConflict((conflict) => conflict.columns(['person', 'game', 'kind', 'what']).doNothing())
    .execute();
}

/**
 * Rates the people at a match against each other; bots do not count. A person whom a bot replaced to the end ranks
 * behind all who stayed: nobody gains by leaving a seat to a good bot.
 */
async function rateAll(trx: Trx, game: string, people: readonly SeatedPerson[], ending: Ending): Promise<void> {
  if (people.length < 2) return;
  const places = people.map(
    (seat) => (ending.places[seat.seat] ?? 0) + (botOf(seat) === null ? 0 : people.length + 10),
  );
  // Rows are locked in the same order everywhere, so that two matches that end at once cannot deadlock.
  const sorted = people.map(({ person }) => person).toSorted();
  for (const person of sorted) {
    await trx
      .insertInto('ratings')
      .values({ person, game, mu: PRIOR.mu, sigma: PRIOR.sigma, games: 0 })
      .onConflict((conflict) => conflict.columns(['person', 'game']).doUpdateSet({ game }))
      .execute();
  }
  const rows = await trx
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', game)
    .where('person', 'in', sorted)
    .execute();
  const before = people.map(({ person }) => rows.find((row) => row.person === person) ?? { ...PRIOR, games: 0 });
  for (const [i, { mu, sigma }] of plackettLuce(before, places).entries()) {
    const { person } = people[i] as SeatedPerson;
    const games = (before[i]?.games ?? 0) + 1;
    await trx
      .updateTable('ratings')
      .set({ mu, sigma, games })
      .where('person', '=', person)
      .where('game', '=', game)
      .execute();
  }
}

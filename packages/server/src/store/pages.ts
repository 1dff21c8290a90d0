import { setImmediate as nextTurn } from 'node:timers/promises';

/** So many rows are read at a time. */
const PAGE = 500;

/** A query that can be asked for a part of what it finds. Its order leaves no two rows alike, or pages would overlap. */
export interface Pageable<Row> {
  limit(most: number): Pageable<Row>;
  offset(first: number): Pageable<Row>;
  execute(): Promise<Row[]>;
}

/** All that a query finds, page by page, with everybody else's turns in between. */
export async function* pages<Row>(query: Pageable<Row>): AsyncGenerator<readonly Row[]> {
  for (let first = 0; ; first += PAGE) {
    const rows = await query.limit(PAGE).offset(first).execute();
    yield rows;
    await nextTurn();
    if (rows.length < PAGE) return;
  }
}

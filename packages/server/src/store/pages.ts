import { setImmediate as nextTurn } from 'node:timers/promises';

/** Rows per page. */
const PAGE = 500;

/** A query that can be read in pages. Its order must be total, or pages would overlap. */
export interface Pageable<Row> {
  limit(most: number): Pageable<Row>;
  offset(first: number): Pageable<Row>;
  execute(): Promise<Row[]>;
}

/** All rows of a query, page by page, with event-loop ticks for other requests in between. */
export async function* pages<Row>(query: Pageable<Row>): AsyncGenerator<readonly Row[]> {
  for (let first = 0; ; first += PAGE) {
    const rows = await query.limit(PAGE).offset(first).execute();
    yield rows;
    await nextTurn();
    if (rows.length < PAGE) return;
  }
}

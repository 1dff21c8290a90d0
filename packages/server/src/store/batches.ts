/** So many rows are asked for at once: a query has room for no more than some thousands of ids, and others use the store too. */
const MOST_ASKED = 500;

/** All of a list, a part at a time. */
export function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += MOST_ASKED) yield all.slice(at, at + MOST_ASKED);
}

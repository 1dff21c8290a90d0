/** Rows asked for at once: a query has room for some thousands of ids at most, and other work uses the store too. */
const MOST_ASKED = 500;

/** Splits a list into parts. */
export function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let at = 0; at < all.length; at += MOST_ASKED) yield all.slice(at, at + MOST_ASKED);
}

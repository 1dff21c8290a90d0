/** A stream carries at most this many matches: their cursor must fit into a header. */
export const MOST_TABLES = 100;

/**
 * Writes `match:seq` pairs, as sent in `id:` and returned in `Last-Event-ID`. A match of which nothing was sent is left
 * out.
 */
export function writeCursor(sent: ReadonlyMap<string, number | null>): string {
  let text = '';
  for (const [match, seq] of sent) if (seq !== null) text += `${text === '' ? '' : ','}${match}:${seq}`;
  return text;
}

/** Reads a cursor. An invalid one counts as empty: the client then gets whole pictures, which is always right. */
export function readCursor(text: string | undefined): Map<string, number> {
  const seen = new Map<string, number>();
  for (const pair of (text ?? '').split(',').slice(0, MOST_TABLES)) {
    const parts = /^([\w-]{1,64}):(\d{1,12})$/.exec(pair);
    if (parts !== null) seen.set(parts[1] as string, Number(parts[2]));
  }
  return seen;
}

/** Low bytes of SQLite's codes: busy, read-only, a fault of the disk, full, not to be opened. */
const SQLITE = [5, 8, 10, 13, 14];
/** PostgreSQL's: connections, resources such as the disk, shutdown, its system, a store that only reads. */
const POSTGRES = ['08', '53', '57P', '58', '25006'];
const NETWORK = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOSPC', 'EROFS', 'EIO'];
const BROKEN = /connection terminated|timeout exceeded when trying to connect|not queryable/i;

/** Whether PostgreSQL did not answer a query in time: nobody knows what became of it, and its connection still waits. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/** Whether the store itself is in trouble, and not what was asked of it: nothing was kept, and later it may work. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('errcode' in error && SQLITE.includes(Number(error.errcode) & 0xff)) return true;
  const code = 'code' in error ? String(error.code) : '';
  return (
    POSTGRES.some((kind) => code.startsWith(kind)) ||
    NETWORK.includes(code) ||
    BROKEN.test(error.message) ||
    isUnanswered(error)
  );
}

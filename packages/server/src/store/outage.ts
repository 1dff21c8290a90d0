/** Low bytes of SQLite's codes: busy, read-only, I/O error, full, cannot open. */
const SQLITE = [5, 8, 10, 13, 14];
/**
 * PostgreSQL's classes and codes: connections, resources such as the disk, shutdown, system errors, a read-only store.
 */
const POSTGRES = ['08', '53', '57P', '58', '25006'];
const NETWORK = ['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'ENOSPC', 'EROFS', 'EIO'];
const BROKEN = /connection terminated|timeout exceeded when trying to connect|not queryable/i;

/** Whether PostgreSQL did not answer a query in time. Its outcome is unknown, and its connection still waits. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && error.message === 'Query read timeout';

/**
 * Whether an error is an outage of the store, not a fault of the request: nothing was written, and a retry may succeed.
 */
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

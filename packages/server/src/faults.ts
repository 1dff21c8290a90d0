/** The points at which a test may kill the server. */
export const FAULT_POINTS = ['after-validate', 'after-commit', 'after-ack', 'during-fanout'] as const;
export type FaultPoint = (typeof FAULT_POINTS)[number];

const [armed, count] = (process.env['NIGHTJAR_FAULT'] ?? '').split(':');
let left = Number(count ?? 1);

/** Does nothing, unless `NIGHTJAR_FAULT=<point>:<n>` is set: then the n-th call for this point kills the process. */
export function faultPoint(point: FaultPoint): void {
  if (armed !== point) return;
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
}

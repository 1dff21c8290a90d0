import type { Quiet } from '@nightjar/wire';

/** Every time zone is off by whole quarters of an hour, so its hours begin on a quarter. */
const QUARTER_MS = 15 * 60 * 1000;
const QUARTERS_PER_DAY = 96;

/** Each holds much memory outside the heap, and people name zones as they like: a zone is kept once however it is spelt, and so many at most. */
const MOST_ZONES = 1_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const name = zone.toLowerCase();
  const known = formats.get(name);
  if (known !== undefined) return known;
  if (formats.size >= MOST_ZONES) formats.clear();
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  formats.set(name, format);
  return format;
}

const hourIn = (zone: string, at: number): number => Number(formatOf(zone).format(at));

/** Whether it is quiet then. Hours may go over midnight; from and to being the same means no quiet at all. */
export function isQuiet({ from, to, zone }: Quiet, at: number): boolean {
  const hour = hourIn(zone, at);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** The first time from `at` on that is not quiet for anybody; nobody's quiet lasts longer than a day. */
export function afterQuiet(at: number, quiets: readonly Quiet[]): number {
  const isFree = (time: number): boolean => quiets.every((quiet) => !isQuiet(quiet, time));
  if (isFree(at)) return at;
  const first = Math.floor(at / QUARTER_MS) + 1;
  for (let i = 0; i < QUARTERS_PER_DAY; i += 1) {
    if (isFree((first + i) * QUARTER_MS)) return (first + i) * QUARTER_MS;
  }
  return at;
}

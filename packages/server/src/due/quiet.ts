import type { Quiet } from '@nightjar/wire';

/** All time zones are offset by quarters of an hour, so every local hour begins on a quarter. */
const QUARTER_MS = 15 * 60 * 1000;
const QUARTERS_PER_DAY = 96;

/**
 * Formatters kept. Each holds much memory outside the heap, and a client may name any zone in any spelling: a zone is
 * kept once.
 */
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

/** Whether a time lies in quiet hours. They may go over midnight; equal ends mean none. */
export function isQuiet({ from, to, zone }: Quiet, at: number): boolean {
  const hour = hourIn(zone, at);
  return from <= to ? hour >= from && hour < to : hour >= from || hour < to;
}

/** The first time from `at` on outside everybody's quiet hours, which last less than a day. */
export function afterQuiet(at: number, quiets: readonly Quiet[]): number {
  const isFree = (time: number): boolean => quiets.every((quiet) => !isQuiet(quiet, time));
  if (isFree(at)) return at;
  const first = Math.floor(at / QUARTER_MS) + 1;
  for (let i = 0; i < QUARTERS_PER_DAY; i += 1) {
    if (isFree((first + i) * QUARTER_MS)) return (first + i) * QUARTER_MS;
  }
  return at;
}

import type { AnyGame } from '@nightjar/kernel';
import { type Net, readNet, type WrittenNet } from './net.ts';

/** What was learnt, by game; read when it is first wanted. */
const WRITTEN: { readonly [game: string]: WrittenNet } = {};
const read = new Map<string, Net>();

/** The net of a game; null where none was trained. */
export function netOf({ name }: AnyGame): Net | null {
  const known = read.get(name);
  if (known !== undefined) return known;
  const written = WRITTEN[name];
  if (written === undefined) return null;
  const net = readNet(written);
  read.set(name, net);
  return net;
}

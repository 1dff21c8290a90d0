import type { AnyGame } from '@nightjar/kernel';
import dominion from '../nets/dominion.json' with { type: 'json' };
import noctiluca from '../nets/noctiluca.json' with { type: 'json' };
import nocturion from '../nets/nocturion.json' with { type: 'json' };
import nocturne from '../nets/nocturne.json' with { type: 'json' };
import { type Net, readNet, type WrittenNet } from './net.ts';

/** What was learnt, by game; read when it is first wanted. */
const WRITTEN: { readonly [game: string]: WrittenNet } = { dominion, noctiluca, nocturion, nocturne };
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

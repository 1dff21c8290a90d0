import { cpus } from 'node:os';
import { contest, MATCHES, type Ratio, ratioOf, type Served, type Storing, servedIn } from './server/contest.ts';
import { type Growth, growth } from './server/growth.ts';
import { type Memories, memories } from './server/memories.ts';
import { type Place, withPlace, withServer } from './server/place.ts';
import { tablesOnOneStream } from './server/tables.ts';

interface Starting {
  /** Until it listens, with all the matches of the growth in its store. */
  readonly startMs: number;
}

export interface ServerBench {
  readonly machine: { readonly node: string; readonly cpu: string; readonly cores: number };
  readonly store: 'sqlite' | 'postgres';
  readonly matches: number;
  readonly nightjar: Served & Storing & Memories & { readonly tablesOnOneStream: number } & Partial<Growth & Starting>;
  readonly boardgameIo: Served;
  readonly least: Served;
  /** The middle one of all rounds. */
  readonly ratio: Ratio;
  readonly ratios: readonly Ratio[];
  readonly fair: string;
}

export interface ServerPlan {
  readonly store: 'sqlite' | 'postgres';
  /** Whether to measure what takes long: growth, and how long a full store takes to start. */
  readonly isLong: boolean;
}

const FAIR =
  'Each server runs in a process of its own with the load in another, on the same machine, all three at the same time, and is warm before ' +
  'it is measured. They take turns in short stretches, in which the others rest; the middle ratio of all rounds counts, so that a machine that is slow for a while is slow for all. ' +
  'Ours and boardgame.io play the same rules with random legal answers at the same number of matches with ' +
  'two people each, check every answer, and send the view, the question, the legal answers and the score sheets to both people. ' +
  'Ours commits every answer before it is acknowledged, chains it and acknowledges it by its own reply before others are ' +
  'told; boardgame.io keeps its states in memory, tells everybody first, and its sender takes that as acknowledgement. The ' +
  'least server knows no rules: it commits something, replies and sends as many bytes.';

async function grown(place: Place): Promise<Growth & Starting> {
  const measured = await withServer('./host.ts', place, growth);
  const began = performance.now();
  const startMs = await withServer('./host.ts', place, async () => Math.round(performance.now() - began));
  return { ...measured, startMs };
}

/** What an answer costs ours, boardgame.io's and the least possible server, in turns, and what ours keeps and holds. */
export async function benchServer({ store, isLong }: ServerPlan, says: (what: string) => void): Promise<ServerBench> {
  const measure = async <T>(what: string, work: (place: Place) => Promise<T>): Promise<T> => {
    says(`${what} …`);
    return withPlace(store, work);
  };
  const { rounds, storing } = await measure('three servers in turns', (place) => contest(place, says));
  const memory = await measure('memory', (place) => withServer('./host.ts', place, memories));
  const tables = await measure('a hundred tables', (place) => withServer('./host.ts', place, tablesOnOneStream));
  const growing = isLong ? await measure('growth', grown) : {};
  const [cpu] = cpus();
  return {
    machine: { node: process.version, cpu: cpu?.model ?? '', cores: cpus().length },
    store,
    matches: MATCHES,
    nightjar: { ...servedIn(rounds, 'nightjar'), ...storing, ...memory, ...tables, ...growing },
    boardgameIo: servedIn(rounds, 'boardgameIo'),
    least: servedIn(rounds, 'least'),
    ratio: ratioOf(rounds),
    ratios: rounds.map((round) => ratioOf([round])),
    fair: FAIR,
  };
}

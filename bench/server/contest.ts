import { setTimeout as pause } from 'node:timers/promises';
import { Child } from './child.ts';
import type { Driven, LoadPlan, Stretch } from './drive.ts';
import { type Kept, keptInDatabase, keptInFolder } from './kept.ts';
import { type Latency, latencyOf } from './latency.ts';
import { type Place, withPlace, withServer } from './place.ts';
import type { Used } from './usage.ts';

/** Ours by theirs. */
export interface Ratio {
  readonly cpuToBoardgameIo: number;
  readonly cpuToLeast: number;
  readonly steadyToBoardgameIo: number;
  readonly steadyToLeast: number;
  readonly sentToBoardgameIo: number;
}

/** A kind of load, all of its stretches put together. */
interface Loaded {
  readonly answersPerSecond: number;
  readonly cpuMicrosPerAnswer: number;
  readonly ack: Latency;
}

/** What a server did under load, and what each answer cost it. */
export interface Served {
  /** As many answers as so many at once allow. */
  readonly full: Loaded;
  /** So many answers per second, whatever comes back. */
  readonly steady: Loaded;
  readonly sentPerAnswer: number;
  /** Microseconds of a core that the load itself took for each. */
  readonly loadMicrosPerAnswer: number;
}

export interface Storing {
  /** What an answer adds. */
  readonly keptPerAnswer: number;
  /** Of matches with so many answers, all that belongs to them included. */
  readonly keptPerMatch: number;
  readonly answersPerMatch: number;
  /** Of the database's own processes; null for the embedded store. */
  readonly storeMicrosPerAnswer: number | null;
}

/** So many that a thousand still go on when the last round is over, however quick a server is. */
export const MATCHES = 1_500;
/** How often the three servers take turns. */
const ROUNDS = 9;
const FULL: Stretch = { ms: 1_200, load: { atOnce: 32 } };
const STEADY: Stretch = { ms: 1_200, load: { perSecond: 1_000 } };
/** What is still to be done when a stretch is over belongs to it. */
const SETTLING_MS = 100;
/** Until the engine has compiled what there is to compile. */
const WARMING = {
  matches: 300,
  plan: { concurrency: 32, warmMs: 8_000, fullMs: 0, steadyMs: 0, steadyPerSecond: 0 } satisfies LoadPlan,
};

/** A stretch, and what it cost the server. */
interface Stretched extends Driven {
  readonly used: Used;
}

/** A server that is up, with everybody at their matches. */
interface Contender {
  readonly load: (stretch: Stretch) => Promise<Stretched>;
}

/** What it takes to start one. */
interface Entry {
  readonly server: string;
  readonly people: string;
  readonly place: Place;
}

/** Starts a server, warms it up, lets everybody sit down, and lends it out. */
async function withContender<T>(
  { server, people, place }: Entry,
  work: (contender: Contender) => Promise<T>,
): Promise<T> {
  return withServer(server, place, async (address, host) => {
    const warming = new Child(people, [address, String(WARMING.matches), JSON.stringify(WARMING.plan)]);
    await warming.said<'ready'>();
    await warming.said<'full'>();
    warming.kill();
    const seated = new Child(people, [address, String(MATCHES)]);
    const load = async (stretch: Stretch): Promise<Stretched> => {
      const before = await host.asked<Used>('used');
      const driven = await seated.asked<Driven>(stretch);
      await pause(SETTLING_MS);
      const after = await host.asked<Used>('used');
      return { ...driven, used: { cpu: after.cpu - before.cpu, sent: after.sent - before.sent } };
    };
    try {
      await seated.said<'ready'>();
      return await work({ load });
    } finally {
      seated.kill();
    }
  });
}

interface All<T> {
  readonly least: T;
  readonly boardgameIo: T;
  readonly nightjar: T;
}

/** One kind of load, on all three after each other. */
async function turns(contenders: All<Contender>, stretch: Stretch): Promise<All<Stretched>> {
  const least = await contenders.least.load(stretch);
  const boardgameIo = await contenders.boardgameIo.load(stretch);
  return { least, boardgameIo, nightjar: await contenders.nightjar.load(stretch) };
}

export interface Round {
  readonly full: All<Stretched>;
  readonly steady: All<Stretched>;
}

/** Lets the three servers take turns, and tells what ours left in its store. */
export async function contest(
  place: Place,
  says: (what: string) => void,
): Promise<{ rounds: Round[]; storing: Storing }> {
  const kept = (): Kept | Promise<Kept> =>
    place.database === null ? keptInFolder(place.folder) : keptInDatabase(place.database);
  const rounds: Round[] = [];
  const play = async (contenders: All<Contender>): Promise<{ rounds: Round[]; storing: Storing }> => {
    const begun = await kept();
    for (let i = 0; i < ROUNDS; i += 1) {
      rounds.push({ full: await turns(contenders, FULL), steady: await turns(contenders, STEADY) });
      says(`round ${i + 1} of ${ROUNDS}: ${JSON.stringify(ratioOf(rounds.slice(-1)))}`);
    }
    return { rounds, storing: storingOf(begun, await kept()) };
  };
  return withPlace('sqlite', (other) => {
    const entries: All<Entry> = {
      least: { server: './least.ts', people: './load.ts', place: other },
      boardgameIo: { server: './peer.ts', people: './peer-load.ts', place: other },
      nightjar: { server: './host.ts', people: './load.ts', place },
    };
    return withContender(entries.least, (least) =>
      withContender(entries.boardgameIo, (boardgameIo) =>
        withContender(entries.nightjar, (nightjar) => play({ least, boardgameIo, nightjar })),
      ),
    );
  });
}

function storingOf(begun: Kept, kept: Kept): Storing {
  const given = kept.answers - begun.answers;
  return {
    keptPerAnswer: Math.round((kept.bytes - begun.bytes) / given),
    keptPerMatch: Math.round(kept.bytes / kept.matches),
    answersPerMatch: Math.round(kept.answers / kept.matches),
    storeMicrosPerAnswer: kept.cpu === null || begun.cpu === null ? null : Math.round((kept.cpu - begun.cpu) / given),
  };
}

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
const answersIn = (stretches: readonly Stretched[]): number => sumOf(stretches, ({ acks }) => acks.length);

function loadedIn(stretches: readonly Stretched[]): Loaded {
  const answers = answersIn(stretches);
  return {
    answersPerSecond: Math.round(answers / sumOf(stretches, ({ seconds }) => seconds)),
    cpuMicrosPerAnswer: Math.round(sumOf(stretches, ({ used }) => used.cpu) / answers),
    ack: latencyOf(stretches.flatMap(({ acks }) => acks)),
  };
}

export function servedIn(rounds: readonly Round[], name: keyof All<unknown>): Served {
  const full = rounds.map((round) => round.full[name]);
  const steady = rounds.map((round) => round.steady[name]);
  const both = [...full, ...steady];
  return {
    full: loadedIn(full),
    steady: loadedIn(steady),
    sentPerAnswer: Math.round(sumOf(both, ({ used }) => used.sent) / answersIn(both)),
    loadMicrosPerAnswer: Math.round(sumOf(both, ({ cpu }) => cpu) / answersIn(both)),
  };
}

/** The middle one of all rounds, for each ratio by itself. */
export function ratioOf(rounds: readonly Round[]): Ratio {
  const middle = (of: (round: Round) => number): number => {
    const sorted = rounds.map(of).sort((a, b) => a - b);
    return Math.round((sorted[Math.floor(sorted.length / 2)] as number) * 100) / 100;
  };
  const cpu = (load: keyof Round, to: 'boardgameIo' | 'least'): number =>
    middle(({ [load]: { nightjar, [to]: other } }) => perAnswer(nightjar, 'cpu') / perAnswer(other, 'cpu'));
  return {
    cpuToBoardgameIo: cpu('full', 'boardgameIo'),
    cpuToLeast: cpu('full', 'least'),
    steadyToBoardgameIo: cpu('steady', 'boardgameIo'),
    steadyToLeast: cpu('steady', 'least'),
    sentToBoardgameIo: middle(
      ({ full: { nightjar, boardgameIo } }) => perAnswer(nightjar, 'sent') / perAnswer(boardgameIo, 'sent'),
    ),
  };
}

const perAnswer = ({ used, acks }: Stretched, what: keyof Used): number => used[what] / acks.length;

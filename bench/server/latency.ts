/** How long acknowledgements took. */
export interface Latency {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

const rounded = (ms: number): number => Math.round(ms * 100) / 100;

export function latencyOf(times: readonly number[]): Latency {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number =>
    rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  const mean = rounded(sorted.reduce((sum, ms) => sum + ms, 0) / Math.max(1, sorted.length));
  return { count: sorted.length, mean, p50: at(0.5), p99: at(0.99), most: at(1) };
}

/** One stretch of load. */
interface Stretch {
  readonly answersPerSecond: number;
  readonly ack: Latency;
}

export interface LoadSaid {
  /** As many answers as so many at once allow. */
  readonly full: Stretch;
  /** So many answers per second, whatever comes back. */
  readonly steady: Stretch;
  readonly matches: number;
  /** Answers given in both stretches, the warming up included. */
  readonly answers: number;
  /** Microseconds of a core that the load itself took for each. */
  readonly loadMicrosPerAnswer: number;
}

/** A match that can be answered. */
export interface Ready {
  /** Sends an answer; resolved when it is acknowledged. */
  answer(): Promise<void>;
}

export interface LoadPlan {
  readonly concurrency: number;
  readonly warmMs: number;
  readonly fullMs: number;
  readonly steadyMs: number;
  readonly steadyPerSecond: number;
}

/** Answers whatever is ready: first as fast as acknowledgements come, then at a steady rate. */
export async function drive(ready: Ready[], plan: LoadPlan): Promise<Omit<LoadSaid, 'matches'>> {
  let answers = 0;
  const before = process.cpuUsage();
  const counted = (match: Ready): Promise<void> => {
    answers += 1;
    return match.answer();
  };
  const full = await fullLoad(ready, plan, counted);
  const steady = await steadyLoad(ready, plan, counted);
  const { user, system } = process.cpuUsage(before);
  return { full, steady, answers, loadMicrosPerAnswer: Math.round((user + system) / answers) };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

type Give = (match: Ready) => Promise<void>;

async function fullLoad(ready: Ready[], { concurrency, warmMs, fullMs }: LoadPlan, give: Give): Promise<Stretch> {
  const times: number[] = [];
  const began = performance.now();
  const measured = began + warmMs;
  const end = measured + fullMs;
  const hand = async (): Promise<void> => {
    while (performance.now() < end) {
      const match = ready.shift();
      if (match === undefined) {
        await pause(1);
        continue;
      }
      const sent = performance.now();
      await give(match);
      if (sent >= measured) times.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, hand));
  const seconds = (performance.now() - measured) / 1000;
  return { answersPerSecond: Math.round(times.length / seconds), ack: latencyOf(times) };
}

async function steadyLoad(ready: Ready[], { steadyMs, steadyPerSecond }: LoadPlan, give: Give): Promise<Stretch> {
  const times: number[] = [];
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let now = began; now < began + steadyMs; now = performance.now()) {
    const owed = Math.floor(((now - began) / 1000) * steadyPerSecond) - sent.length;
    for (let i = 0; i < owed; i += 1) {
      const match = ready.shift();
      if (match === undefined) break;
      const at = performance.now();
      sent.push(give(match).then(() => void times.push(performance.now() - at)));
    }
    await pause(2);
  }
  const seconds = (performance.now() - began) / 1000;
  await Promise.all(sent);
  return { answersPerSecond: Math.round(sent.length / seconds), ack: latencyOf(times) };
}

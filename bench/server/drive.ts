import { latencyOf } from './latency.ts';

/** A match that can be answered. */
export interface Ready {
  /** Sends an answer; resolved when it is acknowledged. */
  answer(): Promise<void>;
}

/** One stretch of load. */
export interface Stretch {
  readonly ms: number;
  /** So many answers under way at once, or so many a second whatever comes back. */
  readonly load: { readonly atOnce: number } | { readonly perSecond: number };
}

/** The measurements of one run. */
export interface Driven {
  readonly seconds: number;
  /** How long each acknowledgement took, in milliseconds. */
  readonly acks: readonly number[];
  /** Microseconds on a core that the load itself took. */
  readonly cpu: number;
}

/** What to do without being asked again: full load, of which the beginning does not count, and then a steady rate. */
export interface LoadPlan {
  readonly concurrency: number;
  readonly warmMs: number;
  readonly fullMs: number;
  readonly steadyMs: number;
  readonly steadyPerSecond: number;
}

/** Says that everybody sits, and answers whatever is ready: by a plan, or for a stretch whenever it is asked to. */
export function driven(ready: Ready[], plan: LoadPlan | null): void {
  if (plan === null)
    process.on('message', (stretch: Stretch) => void drive(ready, stretch).then((done) => process.send?.(done)));
  process.send?.('ready');
  if (plan !== null) void follow(ready, plan);
}

async function follow(ready: Ready[], plan: LoadPlan): Promise<void> {
  const fully = { atOnce: plan.concurrency };
  await drive(ready, { ms: plan.warmMs, load: fully });
  const full = await drive(ready, { ms: plan.fullMs, load: fully });
  process.send?.('full');
  const steady = await drive(ready, { ms: plan.steadyMs, load: { perSecond: plan.steadyPerSecond } });
  process.send?.({ full: { ack: latencyOf(full.acks) }, steady: { ack: latencyOf(steady.acks) } });
}

async function drive(ready: Ready[], { ms, load }: Stretch): Promise<Driven> {
  const before = process.cpuUsage();
  const began = performance.now();
  const acks =
    'atOnce' in load ? await driveFully(ready, ms, load.atOnce) : await driveSteadily(ready, ms, load.perSecond);
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - began) / 1000, acks, cpu: user + system };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function driveFully(ready: Ready[], ms: number, atOnce: number): Promise<number[]> {
  const acks: number[] = [];
  const end = performance.now() + ms;
  const hand = async (): Promise<void> => {
    while (performance.now() < end) {
      const match = ready.shift();
      if (match === undefined) {
        await pause(1);
        continue;
      }
      const sent = performance.now();
      await match.answer();
      acks.push(performance.now() - sent);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, hand));
  return acks;
}

async function driveSteadily(ready: Ready[], ms: number, perSecond: number): Promise<number[]> {
  const acks: number[] = [];
  const sent: Promise<void>[] = [];
  const began = performance.now();
  for (let now = began; now < began + ms; now = performance.now()) {
    const owed = Math.floor(((now - began) / 1000) * perSecond) - sent.length;
    for (let i = 0; i < owed; i += 1) {
      const match = ready.shift();
      if (match === undefined) break;
      const at = performance.now();
      sent.push(match.answer().then(() => void acks.push(performance.now() - at)));
    }
    await pause(2);
  }
  await Promise.all(sent);
  return acks;
}

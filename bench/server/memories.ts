import type { Child } from './child.ts';
import { Lines } from './lines.ts';
import type { Held } from './usage.ts';

export interface Memories {
  /** Heap after a collection, per match that is open in memory. */
  readonly bytesPerMatch: number;
  /** Heap after a collection, per stream of a person who sits at one of these matches. */
  readonly bytesPerStream: number;
  /** The same as the system sees it. */
  readonly rssPerStream: number;
}

const MANY = 1000;
const AT_ONCE = 25;

async function inTurns(count: number, work: (i: number) => Promise<void>): Promise<void> {
  for (let i = 0; i < count; i += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, j) => work(i + j)));
  }
}

/** What matches and streams weigh. */
export async function memories(address: string, host: Child): Promise<Memories> {
  const wire = new Lines(address, AT_ONCE);
  const cookies: string[] = [];
  const begin = async (i: number): Promise<void> => {
    const cookie = (await wire.send('POST', '/api/guest', null, {})).cookie ?? '';
    cookies[i] = cookie;
    await wire.send('POST', '/api/matches', cookie, { game: 'nocturne', seats: ['me'] });
  };
  // The first ones pay for what is built once.
  await inTurns(100, begin);
  const none = await host.asked<Held>('held');
  await inTurns(MANY, (i) => begin(100 + i));
  const matches = await host.asked<Held>('held');
  let shown = 0;
  const all = new Promise<void>((resolve) => {
    void inTurns(MANY, (i) =>
      wire.listen(cookies[100 + i] as string, (event) => {
        if (event !== 'picture') return;
        shown += 1;
        if (shown === MANY) resolve();
      }),
    );
  });
  await all;
  const streams = await host.asked<Held>('held');
  return {
    bytesPerMatch: Math.round((matches.heap - none.heap) / MANY),
    bytesPerStream: Math.round((streams.heap - matches.heap) / MANY),
    rssPerStream: Math.round((streams.rss - matches.rss) / MANY),
  };
}

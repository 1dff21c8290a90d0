import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Thinker, type Thought, workerThinker } from './thinker.ts';

const THOUGHT: Thought = { game: 'nocturne', view: {}, seat: 0, bot: 'greedy', seed: 's' };

/** As much of a Worker as there is outside a browser: what is posted to it is kept, and the test answers. */
class Bench extends EventTarget {
  readonly asked: object[] = [];
  isOver = false;

  postMessage(message: object): void {
    this.asked.push(message);
  }

  terminate(): void {
    this.isOver = true;
  }

  reply(data: { readonly id: number; readonly value?: string; readonly error?: string }): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

function thinking(): {
  readonly benches: Bench[];
  readonly thinker: Thinker;
  readonly think: () => Promise<string>;
} {
  const benches: Bench[] = [];
  const thinker = workerThinker(() => {
    const bench = new Bench();
    benches.push(bench);
    return bench as unknown as Worker;
  });
  return { benches, thinker, think: () => thinker.think(THOUGHT) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each thought gets its own answer, whichever comes first', async () => {
  const { benches, think } = thinking();
  const thoughts = [think(), think()];
  benches[0]?.reply({ id: 1, value: 'second' });
  benches[0]?.reply({ id: 0, value: 'first' });
  expect(await Promise.all(thoughts)).toEqual(['first', 'second']);
  expect(benches).toHaveLength(1);
});

test('a bot may think for fifteen seconds; then it is given up, and the next thought begins anew', async () => {
  const { benches, think } = thinking();
  const late = think();
  vi.advanceTimersByTime(14_999);
  expect(benches[0]?.isOver).toBe(false);
  vi.advanceTimersByTime(1);
  await expect(late).rejects.toThrow('too long');
  expect(benches[0]?.isOver).toBe(true);
  const next = think();
  benches[1]?.reply({ id: 1, value: 'pass' });
  expect(await next).toBe('pass');
});

test('a thought that was answered in time is not given up later', async () => {
  const { benches, think } = thinking();
  const quick = think();
  benches[0]?.reply({ id: 0, value: 'pass' });
  await quick;
  vi.advanceTimersByTime(60_000);
  expect(benches[0]?.isOver).toBe(false);
});

test('bots that stop are heard of at once by everybody who waits', async () => {
  const { benches, think } = thinking();
  const waiting = [think(), think()];
  benches[0]?.dispatchEvent(new Event('error'));
  expect((await Promise.allSettled(waiting)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(benches[0]?.isOver).toBe(true);
});

test('only the Worker that thinks is told to hurry', () => {
  const { benches, thinker } = thinking();
  thinker.hurry();
  expect(benches).toEqual([]);
  void thinker.think(THOUGHT);
  thinker.hurry();
  expect(benches[0]?.asked).toMatchObject([{ kind: 'think', id: 0 }, { kind: 'hurry' }]);
});

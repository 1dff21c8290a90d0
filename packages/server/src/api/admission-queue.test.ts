import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AdmissionQueue } from './admission-queue.ts';

/** A door before a clock that is set by hand, and what came in through it. */
function doorway() {
  let now = 0;
  const door = new AdmissionQueue(() => now);
  const entered: string[] = [];
  const leaves = new Map<string, () => void>();
  /** Somebody comes for something that takes so long of everybody's time. */
  const come = (address: string, what: string, ms = 0, account: string | null = null): (() => void) | null =>
    door.come({ address, group: account ?? address }, (leave) => {
      entered.push(what);
      now += ms;
      leaves.set(what, leave);
      if (ms > 0) leave();
    });
  return { door, entered, come, leave: (what: string) => leaves.get(what)?.() };
}

test('whoever asks for one thing after the other goes straight in', async () => {
  const { entered, come } = doorway();
  for (const what of ['one', 'two', 'three']) {
    come('a', what, 50);
    expect(entered.at(-1)).toBe(what);
    await nextTurn();
  }
});

test('many at once from one address wait once they have held up everybody for long enough, and somebody else does not', () => {
  const { door, entered, come } = doorway();
  for (let nth = 1; nth <= 9; nth += 1) come('a', `a${nth}`, 4);
  come('b', 'b1', 4);
  expect(entered).toEqual(['a1', 'a2', 'a3', 'b1']);
  expect(door.waiting).toBe(6);
});

test('those who wait come in turn by turn of the loop, with everybody else in between, each of one address in order', async () => {
  const { door, entered, come } = doorway();
  for (const address of ['a', 'b']) for (let nth = 1; nth <= 4; nth += 1) come(address, `${address}${nth}`, 20);
  expect(entered).toEqual(['a1', 'b1']);
  await nextTurn();
  come('c', 'c1', 20);
  for (let turn = 0; turn < 12; turn += 1) await nextTurn();
  expect(entered.indexOf('c1')).toBeLessThan(entered.length - 4);
  const waited = entered.filter((what) => !['a1', 'b1', 'c1'].includes(what));
  expect(waited).toEqual(['a2', 'b2', 'a3', 'b3', 'a4', 'b4']);
  expect(door.waiting).toBe(0);
});

test('what takes no time is let in many at a time', async () => {
  const { entered, come } = doorway();
  for (let nth = 1; nth <= 4; nth += 1) come('a', `long ${nth}`, 6);
  for (let nth = 1; nth <= 20; nth += 1) come('a', `short ${nth}`, 0.01);
  expect(entered).toHaveLength(2);
  for (let turn = 0; turn < 6; turn += 1) await nextTurn();
  expect(entered).toHaveLength(24);
});

test('no more than 64 of one address are under way; the next comes in when one leaves, and leaving twice counts once', async () => {
  const { door, entered, come, leave } = doorway();
  for (let nth = 1; nth <= 66; nth += 1) come('a', `a${nth}`);
  come('b', 'b1');
  expect(entered).toHaveLength(65);
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(door.waiting).toBe(2);
  leave('a7');
  leave('a7');
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(entered.slice(65)).toEqual(['a65']);
  leave('a8');
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(entered.slice(66)).toEqual(['a66']);
  expect(door.waiting).toBe(0);
});

test('an account waits in a line of its own: a crowd at its address keeps it for a turn or two, and not for its 64 places', async () => {
  const { entered, come } = doorway();
  for (let nth = 1; nth <= 99; nth += 1) come('a', `a${nth}`, nth === 1 ? 20 : 0);
  come('a', 'ada', 0, 'account of ada');
  expect(entered).toEqual(['a1']);
  for (let turn = 0; turn < 20; turn += 1) await nextTurn();
  expect(entered.indexOf('ada')).toBe(2);
  expect(entered).toHaveLength(1 + 1 + 64);
  come('a', 'bob', 0, 'account of bob');
  expect(entered.at(-1)).toBe('bob');
});

test('whoever goes away while they wait holds nobody up, and does not come in', async () => {
  const { door, entered, come, leave } = doorway();
  for (let nth = 1; nth <= 64; nth += 1) expect(come('a', `a${nth}`)).toBeNull();
  const goAway = come('a', 'gone');
  come('a', 'next');
  goAway?.();
  goAway?.();
  expect(door.waiting).toBe(1);
  leave('a1');
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
  expect(entered.slice(64)).toEqual(['next']);
  goAway?.();
  expect(door.waiting).toBe(0);
});

test('a group that has 512 waiting is full, and no other is', () => {
  const { door, come } = doorway();
  for (let nth = 1; nth <= 64 + 511; nth += 1) come('a', `a${nth}`);
  expect(door.isFull('a')).toBe(false);
  come('a', 'one more');
  expect([door.isFull('a'), door.isFull('b')]).toEqual([true, false]);
});

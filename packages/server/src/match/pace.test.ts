import type { Pace } from '@nightjar/wire';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { ADA, answerNext, askedPerson, duel, newCommand, testServices, wishFor } from '../testing/services.ts';
import { replacePerson } from './absence.ts';
import { playBots } from './bots.ts';
import { createMatch } from './create.ts';
import { eventsSince } from './log.ts';
import { clocked, deadlineOf, reserveOf } from './pace.ts';
import { pictureOf } from './picture.ts';
import { resignMatch } from './resign.ts';
import { openSeat, personSeat } from './seats.ts';

const MINUTE = 60_000;
const LIVE: Pace = { kind: 'live', moveMs: MINUTE, reserveMs: 5 * MINUTE };
const DAYS: Pace = { kind: 'days', moveMs: 1_440 * MINUTE };

const seats = (pace: Pace) =>
  [ADA, { person: 'bob', name: 'Bob' }].map((participant, seat) => ({
    ...personSeat(openSeat('m', seat), participant),
    reserve_ms: pace.kind === 'live' ? pace.reserveMs : null,
  }));

test('a turn within its allowance costs no reserve, a longer one costs the time beyond', () => {
  const asked = clocked(seats(LIVE), LIVE, 0, 1_000);
  expect(deadlineOf(asked[0] as never, LIVE)).toBe(1_000 + 6 * MINUTE);
  const quick = clocked(asked, LIVE, 1, 1_000 + MINUTE);
  expect(quick.map(({ reserve_ms }) => reserve_ms)).toEqual([5 * MINUTE, 5 * MINUTE]);
  const slow = clocked(asked, LIVE, 1, 1_000 + 3 * MINUTE);
  expect(slow.map(({ reserve_ms, clock_at }) => [reserve_ms, clock_at])).toEqual([
    [3 * MINUTE, null],
    [5 * MINUTE, 1_000 + 3 * MINUTE],
  ]);
  const late = clocked(asked, LIVE, 1, 1_000 + 99 * MINUTE);
  expect(late[0]?.reserve_ms).toBe(0);
});

test('while the same seat is asked again, its time runs on', () => {
  const asked = clocked(seats(DAYS), DAYS, 0, 1_000);
  expect(clocked(asked, DAYS, 0, 2_000)).toEqual(asked);
  expect(deadlineOf(asked[0] as never, DAYS)).toBe(1_000 + 1_440 * MINUTE);
  expect(deadlineOf(asked[1] as never, DAYS)).toBeNull();
});

test('a clock rule of a later version is refused', () => {
  const weeks = { kind: 'weeks', moveMs: MINUTE } as unknown as Pace;
  expect(() => clocked(seats(DAYS), weeks, 0, 1_000)).toThrow('unknown clock rule');
  const [asked] = clocked(seats(DAYS), DAYS, 0, 1_000);
  expect(() => deadlineOf(asked as never, weeks)).toThrow('unknown clock rule');
  expect(() => reserveOf(weeks)).toThrow('unknown clock rule');
});

test('no time runs for a bot, or without a clock', () => {
  const away = seats(LIVE).map((seat) => ({ ...seat, away_bot: 'greedy' }));
  expect(clocked(away, LIVE, 0, 1_000)).toEqual(away);
  const free = seats({ kind: 'free' });
  expect(clocked(free, { kind: 'free' }, 0, 1_000)).toBe(free);
});

describe.each(ENGINES)('%s', (engine) => {
  test('clocks follow the question through a match and stand still when it is over', async () => {
    const { services, clock } = await testServices(engine);
    const { context } = services;
    let opened = await duel(services, { pace: LIVE });
    const first = opened.row.asked as number;
    const start = clock.now();
    expect(pictureOf(opened, 'table').clocks[first]).toEqual({
      seat: first,
      reserveMs: 5 * MINUTE,
      since: start,
      deadline: start + 6 * MINUTE,
    });
    clock.advance(2 * MINUTE);
    for (let i = 0; opened.row.asked === first; i += 1) ({ opened } = await answerNext(services, opened.row.id, i));
    const { clocks } = pictureOf(opened, 'table');
    expect(clocks[first]).toMatchObject({ reserveMs: 4 * MINUTE, since: null, deadline: null });
    expect(clocks[1 - first]).toMatchObject({ reserveMs: 5 * MINUTE, since: clock.now() });
    const over = await resignMatch(context, opened.row.id, askedPerson(opened), { command: newCommand() });
    expect(pictureOf(over.opened, 'table').clocks.map(({ since }) => since)).toEqual([null, null]);
  });

  test('a bot replaces a seat that ran out of time and continues its game', async () => {
    const { services, clock } = await testServices(engine);
    const { context } = services;
    const opened = await duel(services, { pace: LIVE });
    const seat = opened.row.asked as number;
    clock.advance(7 * MINUTE);
    const command = { command: `time:${opened.row.seq}`, seq: opened.row.seq, reason: 'time' } as const;
    const done = await replacePerson(context, opened.row.id, { seat }, command);
    expect(done.opened.seats[seat]).toMatchObject({ away_bot: 'greedy', reserve_ms: 0, clock_at: null });
    // Another process that finds the same gets the same reply, and nothing happens twice.
    expect((await replacePerson(context, opened.row.id, { seat }, command)).seq).toBe(done.seq);
    expect(await eventsSince(context.store, opened.row.id)).toHaveLength(done.seq);
  });

  test('a match between bots runs by itself to its end', async () => {
    const { services } = await testServices(engine);
    const { row } = await createMatch(services.context, wishFor(['bot:random', 'bot:random'], { pace: LIVE }));
    expect((await playBots(services.context, row.id)).row.status).toBe('over');
  });
});

import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import {
  ADA,
  answerNext,
  askedPerson,
  BOB,
  CYD,
  duel,
  newCommand,
  testServices,
  wishFor,
} from '../testing/services.ts';
import { codeOf } from '../testing/trouble.ts';
import { takeSeatBack } from './absence.ts';
import { giveAnswer } from './answer.ts';
import { playBots } from './bots.ts';
import { createMatch } from './create.ts';
import { cancelMatch, joinMatch, matchByCode, setReady } from './join.ts';
import { leaveMatch } from './leave.ts';
import type { Opened } from './opened.ts';
import { factsOf } from './picture.ts';
import { recordOf } from './record.ts';
import { askRematch } from './rematch.ts';
import { resignMatch } from './resign.ts';
import { setSeat } from './seats.ts';
import { startMatch } from './start.ts';

const who = ({ seats }: Opened): string[] =>
  seats.map(({ kind, name, bot }) => (kind === 'person' ? name : (bot ?? kind)));

describe.each(ENGINES)('%s', (engine) => {
  test('a match without an open seat starts at once, any other when the last seat is taken', async () => {
    const { context } = (await testServices(engine)).services;
    const alone = await createMatch(context, wishFor(['me', 'bot:greedy']));
    expect(alone.row.status).toBe('playing');
    const open = await createMatch(context, wishFor(['open', 'me', 'open']));
    expect(open.row).toMatchObject({ status: 'gathering', commitment: null });
    await joinMatch(context, open.row.id, BOB, { seat: 2 });
    const { opened } = await joinMatch(context, open.row.id, CYD);
    expect(who(opened)).toEqual(['Cyd', 'Ada', 'Bob']);
    expect(opened.row.status).toBe('playing');
    expect(factsOf(opened).commitment).toMatch(/^[0-9a-f]{64}$/);
  });

  test('a person joins a match by its code, takes one seat, and may change it before the start', async () => {
    const { context } = (await testServices(engine)).services;
    const { row } = await createMatch(context, wishFor(['me', 'open', 'open']));
    expect(await matchByCode(context, row.join_code as string)).toBe(row.id);
    expect(await matchByCode(context, 'NOSUCH')).toBeNull();
    const { seq } = await joinMatch(context, row.id, BOB);
    expect((await joinMatch(context, row.id, BOB)).seq).toBe(seq);
    const moved = await joinMatch(context, row.id, BOB, { seat: 2 });
    expect(who(moved.opened)).toEqual(['Ada', 'open', 'Bob']);
    expect(await codeOf(joinMatch(context, row.id, CYD, { seat: 2 }))).toBe('seat-taken');
    expect(await codeOf(joinMatch(context, row.id, CYD, { seat: 3 }))).toBe('no-such-seat');
  });

  test('of two people who take the last seat at the same time one gets it', async () => {
    const { services } = await testServices(engine);
    const { row } = await createMatch(services.context, wishFor(['me', 'open']));
    const wanted = await Promise.allSettled(
      [BOB, CYD].map((participant) => joinMatch(services.context, row.id, participant)),
    );
    expect(wanted.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('a match waits for people who are not ready, and for its host if the host chose so', async () => {
    const { context } = (await testServices(engine)).services;
    const { id } = (await createMatch(context, wishFor(['me', 'open']))).row;
    expect((await joinMatch(context, id, BOB, { isReady: false })).opened.row.status).toBe('gathering');
    expect(await codeOf(startMatch(context, id, 'ada'))).toBe('not-ready');
    expect((await setReady(context, id, 'bob')).opened.row.status).toBe('playing');
    const slow = (await createMatch(context, wishFor(['me', 'open'], { start: false }))).row.id;
    expect((await joinMatch(context, slow, BOB)).opened.row.status).toBe('gathering');
    expect(await codeOf(startMatch(context, slow, 'bob'))).toBe('not-host');
    expect((await startMatch(context, slow, 'ada')).opened.row.status).toBe('playing');
    expect(await codeOf(startMatch(context, slow, 'ada'))).toBe('started');
  });

  test('the host gives seats to bots and opens them again, but takes no person’s seat during play', async () => {
    const { context } = (await testServices(engine)).services;
    const { id } = (await createMatch(context, wishFor(['me', 'open', 'open']))).row;
    await joinMatch(context, id, BOB);
    expect(await codeOf(setSeat(context, id, 'bob', 2, { kind: 'bot', bot: 'random' }))).toBe('not-host');
    expect(await codeOf(setSeat(context, id, 'ada', 2, { kind: 'bot', bot: 'nonsense' }))).toBe('no-such-bot');
    expect(await codeOf(setSeat(context, id, 'ada', 2, { kind: 'bot', bot: 'test:hang' }))).toBe('no-such-bot');
    const { opened } = await setSeat(context, id, 'ada', 2, { kind: 'bot', bot: 'random' });
    expect([opened.row.status, ...who(opened)]).toEqual(['playing', 'Ada', 'Bob', 'random']);
    expect(await codeOf(setSeat(context, id, 'ada', 1, { kind: 'bot', bot: 'random' }))).toBe('seat-taken');
  });

  test('the bot of a seat that is opened during play plays on until a person takes it', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { id } = (await createMatch(context, wishFor(['me', 'bot:random']))).row;
    const { opened } = await setSeat(context, id, 'ada', 1, { kind: 'open' });
    expect(factsOf(opened).seats[1]).toMatchObject({ kind: 'open', bot: 'random' });
    await playBots(context, id);
    const joined = await joinMatch(context, id, BOB);
    expect(factsOf(joined.opened).seats[1]).toMatchObject({ kind: 'person', name: 'Bob', bot: null });
    for (let i = 0; i < 4; i += 1) await answerNext(services, id, i);
  });

  test('leaving before the start opens the seat; without any person the match is cancelled', async () => {
    const { context } = (await testServices(engine)).services;
    const { id } = (await createMatch(context, wishFor(['me', 'open', 'open']))).row;
    await joinMatch(context, id, BOB);
    const { opened } = await leaveMatch(context, id, 'ada', { command: newCommand() });
    expect([opened.row.host, opened.row.status, ...who(opened)]).toEqual(['bob', 'gathering', 'open', 'Bob', 'open']);
    const empty = await leaveMatch(context, id, 'bob', { command: newCommand() });
    expect(empty.opened.row).toMatchObject({ status: 'cancelled', join_code: null });
    expect(await codeOf(joinMatch(context, id, CYD))).toBe('over');
    const off = (await createMatch(context, wishFor(['me', 'open']))).row.id;
    expect((await cancelMatch(context, off, 'ada')).opened.row.status).toBe('cancelled');
  });

  test('a bot replaces a person who leaves, and the person takes the seat back', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const opened = await duel(services);
    const { id } = opened.row;
    const person = askedPerson(opened);
    const seat = opened.row.asked as number;
    const left = await leaveMatch(context, id, person, { command: newCommand() });
    expect(factsOf(left.opened).seats[seat]).toMatchObject({ kind: 'person', isAway: true, bot: 'greedy' });
    const command = { command: newCommand(), seq: left.seq, answer: 'pass' };
    expect(await codeOf(giveAnswer(context, id, { person }, command))).toBe('away');
    const played = await playBots(context, id);
    expect(played.row.seq).toBeGreaterThan(left.seq);
    const back = await takeSeatBack(context, id, person, { command: newCommand() });
    expect(factsOf(back.opened).seats[seat]).toMatchObject({ isAway: false, bot: null });
    expect(await codeOf(takeSeatBack(context, id, person, { command: newCommand() }))).toBe('not-away');
  });

  test('with two seats, a person who resigns loses at once', async () => {
    const { services } = await testServices(engine);
    const { id } = (await duel(services)).row;
    await answerNext(services, id);
    const command = { command: newCommand() };
    const { opened, seq } = await resignMatch(services.context, id, 'ada', command);
    expect(opened.row.status).toBe('over');
    expect(factsOf(opened).result).toMatchObject({
      places: [2, 1],
      reason: 'resigned',
      resigned: [0],
    });
    expect((await resignMatch(services.context, id, 'ada', command)).seq).toBe(seq);
    expect((await recordOf(services.context, opened)).answers).toHaveLength(1);
  });

  test('with three seats, a bot plays on for a person who resigns, and the seat ranks last', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { id } = (await createMatch(context, wishFor(['me', 'open', 'open']))).row;
    await joinMatch(context, id, BOB);
    await joinMatch(context, id, CYD);
    const resigned = await resignMatch(context, id, 'bob', { command: newCommand() });
    expect(resigned.opened.row.status).toBe('playing');
    expect(await codeOf(takeSeatBack(context, id, 'bob', { command: newCommand() }))).toBe('resigned');
    let opened = await playBots(context, id);
    for (let i = 0; opened.row.status === 'playing'; i += 1) {
      await answerNext(services, id, i);
      opened = await playBots(context, id);
    }
    const { result } = factsOf(opened);
    expect(result).toMatchObject({ reason: 'played', resigned: [1] });
    expect(result?.places[1]).toBe(3);
    expect(result?.places.toSorted()[0]).toBe(1);
  });

  test('a rematch has the same people on the same seats, whichever of them asks first', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { id } = (await duel(services)).row;
    expect(await codeOf(askRematch(context, id, ADA))).toBe('running');
    await resignMatch(context, id, 'ada', { command: newCommand() });
    const first = await askRematch(context, id, BOB);
    expect([first.row.status, first.row.host, ...who(first)]).toEqual(['gathering', 'bob', 'Ada', 'Bob']);
    expect((await askRematch(context, id, BOB)).row.id).toBe(first.row.id);
    expect(await codeOf(askRematch(context, id, CYD))).toBe('not-your-seat');
    const second = await askRematch(context, id, ADA);
    expect([second.row.id, second.row.status, second.row.rematch_of]).toEqual([first.row.id, 'playing', id]);
  });

  test.each([
    [{ game: 'chess' }, 'no-such-game'],
    [{ mode: 'upside-down' }, 'no-such-mode'],
    [{ seats: [] }, 'bad-seats'],
    [{ seats: ['me', 'me'] }, 'bad-seats'],
    [{ seats: ['me', 'you'] }, 'bad-seats'],
    [{ seats: ['me', 'bot:oracle'] }, 'no-such-bot'],
    [{ options: { scenario: 99 } }, 'bad-options'],
    [{ options: { edition: 'unknown' } }, 'no-such-edition'],
  ])('a match wished as %j is not made: %s', async (more, code) => {
    const { context } = (await testServices(engine)).services;
    expect(await codeOf(createMatch(context, wishFor(['me', 'open'], more)))).toBe(code);
  });
});

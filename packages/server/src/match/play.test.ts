import { canonical, type Json, verify } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import type { Picture } from '@nightjar/wire';
import { describe, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { ENGINES } from '../store/store.ts';
import {
  ADA,
  answerNext,
  askedPerson,
  BOB,
  CYD,
  DOT,
  duel,
  newCommand,
  testServices,
  wishFor,
} from '../testing/services.ts';
import { codeOf, troubleOf } from '../testing/trouble.ts';
import { giveAnswer, refusalFor } from './answer.ts';
import { createMatch } from './create.ts';
import { joinMatch } from './join.ts';
import { eventsSince, sha256 } from './log.ts';
import { onMoved } from './news.ts';
import { openMatch } from './open.ts';
import type { Opened } from './opened.ts';
import { factsOf, pictureOf } from './picture.ts';
import { recordOf } from './record.ts';
import { resignMatch } from './resign.ts';
import { undoAnswer } from './undo.ts';

/** The first legal answer of the asked person, as a command. */
function commandFor(opened: Opened) {
  const [answer = ''] = pictureOf(opened, opened.row.asked as number).answers ?? [];
  return { command: newCommand(), seq: opened.row.seq, answer };
}

const other = (opened: Opened): string => (askedPerson(opened) === 'ada' ? 'bob' : 'ada');

/** All pictures of a match, as one text. */
async function seen({ context }: Services, match: string): Promise<string> {
  const opened = await openMatch(context, match);
  const eyes = [...opened.seats.map(({ seat }) => seat), 'table' as const];
  return canonical(eyes.map((one) => pictureOf(opened, one)) as unknown as Json);
}

describe.each(ENGINES)('%s', (engine) => {
  test('a match of four is played to its end, and its record is true', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { row } = await createMatch(context, wishFor(['me', 'open', 'open', 'open']));
    for (const participant of [BOB, CYD, DOT]) await joinMatch(context, row.id, participant);
    let opened = await openMatch(context, row.id);
    expect(factsOf(opened)).toMatchObject({ status: 'playing', seed: null, result: null });
    expect(await codeOf(recordOf(context, opened))).toBe('running');
    for (let i = 0; opened.row.status === 'playing'; i += 1) ({ opened } = await answerNext(services, row.id, i * 7));
    const facts = factsOf(opened);
    expect(sha256(facts.seed as string)).toBe(facts.commitment);
    const record = await recordOf(context, opened);
    expect(record.seats).toEqual(['Ada', 'Bob', 'Cyd', 'Dot']);
    expect(verify(nocturne, record)).toMatchObject({ ok: true });
    expect(facts.result).toMatchObject({ reason: 'played', resigned: [] });
    const late = await troubleOf(
      giveAnswer(context, row.id, ADA, { command: newCommand(), seq: opened.row.seq, answer: 'pass' }),
    );
    expect([late.status, late.code, (late.more.view as unknown as Picture).status]).toEqual([409, 'over', 'over']);
  });

  test('the same command gets the same reply and is in the log once', async () => {
    const { services, again } = await testServices(engine);
    const opened = await duel(services);
    const { id } = opened.row;
    const who = { person: askedPerson(opened) };
    const command = commandFor(opened);
    const first = await giveAnswer(services.context, id, who, command);
    for (let i = 0; i < 3; i += 1) await answerNext(services, id);
    await services.close();
    const { context } = await again();
    const repeated = await giveAnswer(context, id, who, command);
    expect([repeated.isRepeated, repeated.seq]).toEqual([true, first.seq]);
    expect((await eventsSince(context.store, id)).filter((event) => event.command === command.command)).toHaveLength(1);
  });

  test('a command id that was used for something else is refused, at whatever seq', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const opened = await duel(services);
    const { id } = opened.row;
    const who = { person: askedPerson(opened) };
    const command = commandFor(opened);
    const { seq } = await giveAnswer(context, id, who, command);
    const before = await seen(services, id);
    const trouble = await troubleOf(giveAnswer(context, id, who, { ...command, answer: 'xyzzy' }));
    expect([trouble.status, trouble.code]).toEqual([409, 'command-reused']);
    expect(await codeOf(undoAnswer(context, id, who, { command: command.command, seq }))).toBe('command-reused');
    expect(await codeOf(resignMatch(context, id, who.person, { command: command.command }))).toBe('command-reused');
    expect(await seen(services, id)).toBe(before);
  });

  test('a command for an earlier or later seq is stale and gets the fresh picture', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const opened = await duel(services);
    const { id, seq } = opened.row;
    const who = { person: askedPerson(opened) };
    const before = await seen(services, id);
    for (const wrong of [0, seq - 1, seq + 1, Number.MAX_SAFE_INTEGER]) {
      const command = { ...commandFor(opened), seq: wrong };
      const trouble = await troubleOf(giveAnswer(context, id, who, command));
      expect([trouble.status, trouble.code]).toEqual([409, 'stale']);
      expect(trouble.more.view).toEqual(pictureOf(opened, opened.row.asked as number));
    }
    expect(await seen(services, id)).toBe(before);
  });

  test('a person answers only for their own seat', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const opened = await duel(services);
    const { id } = opened.row;
    const before = await seen(services, id);
    const turn = await troubleOf(giveAnswer(context, id, { person: other(opened) }, commandFor(opened)));
    expect([turn.status, turn.code]).toEqual([409, 'not-your-turn']);
    expect(turn.more.view?.answers).toEqual([]);
    const stranger = await troubleOf(giveAnswer(context, id, CYD, commandFor(opened)));
    expect([stranger.status, stranger.code, stranger.more.view]).toEqual([403, 'not-your-seat', undefined]);
    expect(await seen(services, id)).toBe(before);
  });

  test('an answer that the rules forbid is refused with the rule, and nothing changes', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const opened = await duel(services);
    const { id } = opened.row;
    const before = await seen(services, id);
    const who = { person: askedPerson(opened) };
    const trouble = await troubleOf(giveAnswer(context, id, who, { ...commandFor(opened), answer: 'cast 4 z9' }));
    expect([trouble.status, trouble.code]).toEqual([422, 'refused']);
    expect(trouble.more.rule).toMatch(/^NOC-/);
    expect(await refusalFor(context, id, who.person, 'cast 4 z9')).toMatchObject({ rule: trouble.more.rule });
    expect(await seen(services, id)).toBe(before);
    expect(await eventsSince(context.store, id)).toHaveLength(opened.row.seq);
  });

  test('a match that is replayed is the same for all eyes, with its snapshot or without', async () => {
    const { services, again } = await testServices(engine);
    const { id } = (await duel(services)).row;
    for (let i = 0; i < 90; i += 1) await answerNext(services, id, i);
    await services.context.close();
    const snapshots = await services.store.db.selectFrom('snapshots').selectAll().execute();
    expect(snapshots.map(({ seq }) => seq)).toEqual([90]);
    const before = await seen(services, id);
    await services.close();
    const second = await again();
    expect(await seen(second, id)).toBe(before);
    // A snapshot of another history is not used.
    await second.store.db.updateTable('snapshots').set({ hash: 'other', state: '{}' }).execute();
    await second.close();
    const third = await again();
    expect(await seen(third, id)).toBe(before);
    await answerNext(third, id);
  });

  test('with room in memory for one match only, two matches go on', async () => {
    const { services } = await testServices(engine, { mostOpen: 1 });
    const [one, two] = [(await duel(services)).row.id, (await duel(services)).row.id];
    for (let i = 0; i < 6; i += 1) await answerNext(services, i % 2 === 0 ? one : two, i);
    const logs = await Promise.all([one, two].map((id) => eventsSince(services.context.store, id)));
    expect(logs.map((log) => log.filter(({ kind }) => kind === 'answer').length)).toEqual([3, 3]);
  });

  test('a match pins its rules: a server without them does not touch it', async () => {
    const { services, again } = await testServices(engine);
    const { id } = (await duel(services)).row;
    await services.close();
    const { context } = await again({ games: [{ ...nocturne, rules: nocturne.rules + 1 }] });
    expect(await codeOf(openMatch(context, id))).toBe('other-rules');
  });

  test('a match goes on by the rules it began with where the game keeps them', async () => {
    const { services, again } = await testServices(engine);
    const { id } = (await duel(services)).row;
    await services.close();
    const raised = await again({ games: [{ ...nocturne, rules: nocturne.rules + 1, earlier: [nocturne] }] });
    expect((await openMatch(raised.context, id)).row.rules).toBe(nocturne.rules);
    await answerNext(raised, id);
  });

  test('a listener hears of a move after it is in the log', async () => {
    const { services } = await testServices(engine);
    const { id } = (await duel(services)).row;
    await new Promise((resolve) => void setImmediate(resolve));
    const heard = new Promise<number>((resolve) => {
      onMoved(services.context, ({ match, events }) => {
        if (match === id) resolve(events?.at(-1)?.seq ?? 0);
      });
    });
    const { seq } = await answerNext(services, id);
    expect(await heard).toBe(seq);
    expect((await eventsSince(services.context.store, id)).at(-1)?.seq).toBe(seq);
  });

  test('all parts of an append are written, or none', async () => {
    let isBroken = false;
    const { services } = await testServices(engine, {
      planDueWork: ({ row: { id: match, seq } }) => {
        const due = { match, seq, kind: 'bot', seat: 0, at: 0, claimed_by: null, claimed_at: null, tries: 0 };
        const id = isBroken ? (null as never) : match;
        return { gone: ['bot'], rows: [{ ...due, host: '', slow: 0, for: null, id }] };
      },
    });
    const { context, store } = services;
    const opened = await duel(services);
    isBroken = true;
    const command = commandFor(opened);
    const trouble = await troubleOf(giveAnswer(context, opened.row.id, { person: askedPerson(opened) }, command));
    expect([trouble.status, trouble.code]).toEqual([503, 'store']);
    expect((await openMatch(context, opened.row.id)).row.seq).toBe(opened.row.seq);
    isBroken = false;
    const { seq } = await giveAnswer(context, opened.row.id, { person: askedPerson(opened) }, command);
    const rows = await store.db.selectFrom('due').select('seq').where('kind', '=', 'bot').execute();
    expect(rows).toEqual([{ seq }]);
  });
});

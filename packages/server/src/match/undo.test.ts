import { answersGiven, type Table, undoable, verify } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { describe, expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { ENGINES } from '../store/store.ts';
import { ADA, answerNext, askedPerson, BOB, duel, newCommand, testServices, wishFor } from '../testing/services.ts';
import { codeOf, troubleOf } from '../testing/trouble.ts';
import { playBots } from './bots.ts';
import { giveConsent } from './consent.ts';
import { createMatch } from './create.ts';
import { eventsSince } from './log.ts';
import { openMatch } from './open.ts';
import type { Opened } from './opened.ts';
import { pictureOf } from './picture.ts';
import { recordOf } from './record.ts';
import { undoAnswer } from './undo.ts';

/** Plays until a seat may take something back; its person. */
async function untilUndoable(services: Services, match: string, from = 0): Promise<{ person: string; opened: Opened }> {
  for (let i = from; ; i += 1) {
    const before = await openMatch(services.context, match);
    const person = askedPerson(before);
    const seat = before.row.asked as number;
    const { opened } = await answerNext(services, match, i);
    if (opened.table !== null && undoable(opened.table, seat) > 0) return { person, opened };
  }
}

const seatHeld = (opened: Opened, person: string): number =>
  opened.seats.find((seat) => seat.person === person)?.seat ?? -1;

/** Plays until a turn passed on without a barrier, the next seat has answered, and has taken that back. */
async function untilAnswered(services: Services, match: string): Promise<{ person: string; opened: Opened }> {
  for (let i = 0; ; i += 1) {
    const { person, opened } = await untilUndoable(services, match, i);
    const next = askedPerson(opened);
    if (next === person) continue;
    const answered = await answerNext(services, match, i);
    const theirs = seatHeld(answered.opened, next);
    if (answered.opened.table === null || undoable(answered.opened.table, theirs) === 0) continue;
    const undone = await undoAnswer(
      services.context,
      match,
      { person: next },
      { command: newCommand(), seq: answered.seq },
    );
    return { person, opened: undone.opened };
  }
}

describe.each(ENGINES)('%s', (engine) => {
  test('a seat takes its answer back, and the log keeps both', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { id } = (await duel(services)).row;
    const { person, opened } = await untilUndoable(services, id);
    const done = await undoAnswer(context, id, { person }, { command: newCommand(), seq: opened.row.seq });
    expect(done.opened.row.asked).toBe(seatHeld(opened, person));
    expect((await eventsSince(context.store, id)).slice(-2).map(({ kind }) => kind)).toEqual(['answer', 'undo']);
  });

  test('an undo keeps a snapshot, so that the log is not replayed from its start', async () => {
    const { services } = await testServices(engine);
    const { context, store } = services;
    const { id } = (await duel(services)).row;
    const { person, opened } = await untilUndoable(services, id);
    const { seq } = await undoAnswer(context, id, { person }, { command: newCommand(), seq: opened.row.seq });
    await context.close();
    const snapshots = await store.db.selectFrom('snapshots').selectAll().where('match', '=', id).execute();
    expect(snapshots.map((kept) => kept.seq)).toEqual([seq]);
  });

  test('an answer that another seat has answered to stays, even after a restart', async () => {
    const { services, again } = await testServices(engine);
    const { id } = (await duel(services)).row;
    const { person, opened } = await untilAnswered(services, id);
    const refused = await troubleOf(
      undoAnswer(services.context, id, { person }, { command: newCommand(), seq: opened.row.seq }),
    );
    expect([refused.code, refused.more.reason]).toEqual(['refused', 'undo-barrier']);
    await services.close();
    const { context } = await again();
    const later = await troubleOf(undoAnswer(context, id, { person }, { command: newCommand(), seq: opened.row.seq }));
    expect([later.code, later.more.reason]).toEqual(['refused', 'undo-barrier']);
    expect(later.more.view).toEqual(refused.more.view);
  });

  test('answers are taken back across barriers when everybody agrees; the record keeps it, and the match is not rated', async () => {
    const { services, again } = await testServices(engine);
    const { context } = services;
    const { id } = (await duel(services)).row;
    const start = pictureOf(await openMatch(context, id), 'table').view;
    for (let i = 0; i < 60; i += 1) await answerNext(services, id, i);
    const { row } = await openMatch(context, id);
    const command = { seq: row.seq, count: 60, agree: true };
    const proposed = await giveConsent(context, id, ADA, { ...command, command: newCommand() });
    expect(pictureOf(proposed.opened, 'table').proposal).toEqual({ by: 0, count: 60, agreed: [0] });
    expect(proposed.opened.row.rated).toBe(1);
    const agreed = await giveConsent(context, id, BOB, { ...command, seq: proposed.seq, command: newCommand() });
    expect(agreed.opened.row).toMatchObject({ rated: 0, proposal: null });
    expect(pictureOf(agreed.opened, 'table').view).toEqual(start);
    await services.close();
    const other = await again();
    let opened = await openMatch(other.context, id);
    expect(pictureOf(opened, 'table').view).toEqual(start);
    for (let i = 0; opened.row.status === 'playing'; i += 1) ({ opened } = await answerNext(other, id, i));
    const record = await recordOf(other.context, opened);
    expect(record.consents).toEqual([60]);
    expect(verify(nocturne, record)).toMatchObject({ ok: true });
  });

  test('against bots alone an undo takes their answers back too, even after a restart', async () => {
    const { services, again } = await testServices(engine);
    const { context } = services;
    const { id } = (await createMatch(context, wishFor(['me', 'bot:random', 'bot:random']))).row;
    let opened = await playBots(context, id);
    let asked: unknown = null;
    let given = 0;
    // Until bots have answered after us, and nothing was revealed since.
    for (let i = 0; ; i += 1) {
      asked = pictureOf(opened, 0).view;
      const before = answersGiven(opened.table as Table);
      await answerNext(services, id, i);
      opened = await playBots(context, id);
      const table = opened.table as Table;
      given = answersGiven(table) - before;
      const free = table.free.slice(-given);
      if (free.length === given && free.some(({ seat, isForced }) => seat !== 0 && !isForced)) break;
    }
    await services.close();
    const other = await again();
    const done = await undoAnswer(other.context, id, ADA, { command: newCommand(), seq: opened.row.seq });
    expect(done.opened.row.asked).toBe(0);
    expect(pictureOf(done.opened, 0).view).toEqual(asked);
    expect((await eventsSince(other.context.store, id)).at(-1)).toMatchObject({ kind: 'undo' });
  });

  test('a match whose log has a consent opens without any snapshot', async () => {
    const { services, again } = await testServices(engine);
    const { context } = services;
    const { id } = (await createMatch(context, wishFor(['me', 'bot:random']))).row;
    let opened = await playBots(context, id);
    for (let i = 0; i < 5; i += 1) {
      await answerNext(services, id, i);
      opened = await playBots(context, id);
    }
    const done = await giveConsent(context, id, ADA, {
      command: newCommand(),
      seq: opened.row.seq,
      count: 4,
      agree: true,
    });
    const view = pictureOf(done.opened, 0);
    await context.close();
    await services.store.db.deleteFrom('snapshots').execute();
    await services.close();
    const other = await again();
    expect(pictureOf(await openMatch(other.context, id), 0)).toEqual(view);
  });

  test('declining ends a proposal, and an answer makes it void', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { id } = (await duel(services)).row;
    await answerNext(services, id);
    await answerNext(services, id);
    const { row } = await openMatch(context, id);
    const wish = { count: 2, agree: true };
    const first = await giveConsent(context, id, ADA, { ...wish, seq: row.seq, command: newCommand() });
    expect(
      await codeOf(giveConsent(context, id, BOB, { ...wish, count: 1, seq: first.seq, command: newCommand() })),
    ).toBe('other-proposal');
    const declined = await giveConsent(context, id, BOB, {
      count: 2,
      agree: false,
      seq: first.seq,
      command: newCommand(),
    });
    expect(declined.opened.row.proposal).toBeNull();
    const none = { count: 2, agree: false, seq: declined.seq, command: newCommand() };
    expect(await codeOf(giveConsent(context, id, ADA, none))).toBe('no-proposal');
    const tooMany = { count: 99, agree: true, seq: declined.seq, command: newCommand() };
    expect(await codeOf(giveConsent(context, id, ADA, tooMany))).toBe('nothing-to-undo');
    await giveConsent(context, id, BOB, { ...wish, seq: declined.seq, command: newCommand() });
    expect((await answerNext(services, id)).opened.row.proposal).toBeNull();
  });
});

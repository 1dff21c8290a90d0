import type { AnyGame } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { answerNext, askedPerson, duel, newCommand, testServices } from '../testing/services.ts';
import type { LoggedEvent } from './log.ts';
import { eventsSince } from './log.ts';
import { onMoved } from './news.ts';
import { openMatch } from './open.ts';
import { heardIn, recapSince, recapSinceMyTurn } from './recap.ts';
import { resignMatch } from './resign.ts';

/** Nocturne, but every fact carries a secret that only its seat perceives. */
const whispering: AnyGame = {
  ...nocturne,
  viewEvent(event, eyes) {
    const seen = nocturne.viewEvent(event, eyes);
    return eyes === 'table' || seen === null ? seen : { ...(seen as object), whispered: `to ${eyes}` };
  },
};

describe.each(ENGINES)('%s', (engine) => {
  test('a recap has everything since my last turn, and nothing before', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const { id } = (await duel(services)).row;
    for (let i = 0; i < 12; i += 1) await answerNext(services, id, i);
    const opened = await openMatch(context, id);
    const log = await eventsSince(context.store, id);
    for (const seat of [0, 1]) {
      const mine = log.findLast((event) => event.seat === seat && event.kind === 'answer')?.seq ?? 0;
      const recap = await recapSinceMyTurn(context, opened, seat);
      expect(recap).toMatchObject({ match: id, since: mine });
      expect(recap.events.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq).filter((seq) => seq > mine));
    }
  });

  test('the text of an answer is for its seat alone until the match is over', async () => {
    const { services } = await testServices(engine);
    const { context } = services;
    const started = await duel(services);
    const { id } = started.row;
    const seat = started.row.asked as number;
    const person = askedPerson(started);
    const { opened, seq } = await answerNext(services, id);
    const told = async (eyes: number | 'table') =>
      (await recapSince(context, await openMatch(context, id), eyes, seq - 1)).events[0];
    expect((await told(seat))?.body).toHaveProperty('text');
    expect((await told(1 - seat))?.body).toEqual({});
    expect((await told('table'))?.body).toEqual({});
    expect(opened.row.seq).toBe(seq);
    await resignMatch(context, id, person, { command: newCommand() });
    expect((await told('table'))?.body).toHaveProperty('text');
  });

  test('facts are shown as eyes perceive them, from the log and from events in memory alike', async () => {
    const { services } = await testServices(engine, { games: [whispering] });
    const { context } = services;
    const atHand: LoggedEvent[] = [];
    onMoved(context, ({ events = [] }) => atHand.push(...events));
    const { id } = (await duel(services)).row;
    for (let i = 0; i < 10; i += 1) await answerNext(services, id, i);
    const opened = await openMatch(context, id);
    await new Promise(setImmediate);
    for (const eyes of [0, 1, 'table'] as const) {
      const { events } = await recapSince(context, opened, eyes, 0);
      expect(heardIn(opened, atHand, eyes)).toEqual(events);
      const whispered = events.flatMap(({ facts }) => facts).map((fact) => (fact as { whispered?: string }).whispered);
      expect(new Set(whispered)).toEqual(new Set([eyes === 'table' ? undefined : `to ${eyes}`]));
    }
  });
});

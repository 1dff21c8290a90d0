import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { silent } from '../log.ts';
import { createMatch } from '../match/create.ts';
import { ENGINES, type Store } from '../store/store.ts';
import { duel, testServices, wishFor } from '../testing/services.ts';
import { until } from '../testing/until.ts';
import { Presence, type PresenceParts } from './presence.ts';

/** Presence without listeners. */
const unheard = (parts: Pick<PresenceParts, 'store' | 'clock'>): Presence =>
  new Presence({ ...parts, log: silent, send: () => false });

test('another process takes a person for present until three signs of life are missing', async () => {
  const { services, clock } = await testServices('sqlite');
  const { store, people } = services;
  const { id } = (await people.guest({ name: 'Ada', language: 'en', device: '' })).person;
  const [here, elsewhere] = [unheard({ store, clock }), unheard({ store, clock })];
  expect(await elsewhere.isOnline(id)).toBe(false);
  await here.come(id, []);
  clock.advance(44_999);
  expect(await elsewhere.isOnline(id)).toBe(true);
  clock.advance(1);
  expect(await elsewhere.isOnline(id)).toBe(false);
  await here.stay([id]);
  expect(await elsewhere.isOnline(id)).toBe(true);
  here.leave(id, []);
  await here.close();
  expect(await elsewhere.isOnline(id)).toBe(false);
});

test('a person who leaves while their arrival is being written is offline, however long that takes', async () => {
  const { services, clock } = await testServices('sqlite');
  const { store, people } = services;
  const { id } = (await people.guest({ name: 'Ada', language: 'en', device: '' })).person;
  let waits = 300;
  const slowAtFirst: Store = {
    ...store,
    async transact(work) {
      const ms = waits;
      waits = 0;
      await pause(ms);
      return store.transact(work);
    },
  };
  const here = unheard({ store: slowAtFirst, clock });
  const coming = here.come(id, []);
  await until(() => waits === 0);
  here.leave(id, []);
  await Promise.all([coming, here.close()]);
  expect(await here.isOnline(id)).toBe(false);
});

describe.each(ENGINES)('%s', (engine) => {
  test('nothing is remembered of matches without listeners, invented or real', async () => {
    const { services, clock } = await testServices(engine);
    const { id } = (await duel(services)).row;
    const followed = new Set([id]);
    const presence = new Presence({ ...services, clock, log: silent, send: (match) => followed.has(match) });
    const all = [id, ...Array.from({ length: 100 }, (_, i) => `invented-${i}`)];
    const kept = (): string[] => all.filter((match) => presence.last(match) !== undefined);
    await presence.come('ada', all);
    await presence.close();
    expect(kept()).toEqual([id]);
    followed.clear();
    presence.forget(id);
    presence.leave('ada', all);
    await presence.close();
    expect(kept()).toEqual([]);
  });

  test('presence is sent at more matches than fit into one query', async () => {
    const { services, clock } = await testServices(engine);
    const { person } = await services.people.guest({ name: 'Ada', language: 'en', device: '' });
    const { row } = await createMatch(
      services.context,
      wishFor(['me', 'open'], { host: { person: person.id, name: 'Ada' } }),
    );
    const told: string[] = [];
    const send = (match: string, json: string): boolean => {
      if (match === row.id) told.push(json);
      return true;
    };
    const presence = new Presence({ ...services, clock, log: silent, send });
    await presence.come(person.id, []);
    await presence.poll([...Array.from({ length: 70_000 }, (_, i) => `x${i}`), row.id]);
    expect(told).toEqual([JSON.stringify({ match: row.id, seats: [0] })]);
  });

  test('if the store fails, the log says that presence was not sent, and the next poll sends it', async () => {
    const { services, clock } = await testServices(engine);
    const { id } = (await duel(services)).row;
    let fails = 1;
    const { db } = services.store;
    const failing = new Proxy(db, {
      get(_, name: keyof typeof db) {
        if (name !== 'selectFrom') return db[name];
        fails -= 1;
        if (fails >= 0) throw new Error('the store is gone');
        return db.selectFrom.bind(db);
      },
    });
    const store = { ...services.store, db: failing };
    const warned: string[] = [];
    const log = { ...silent, warn: (_: object, message: string) => void warned.push(message) };
    const told: string[] = [];
    const presence = new Presence({ store, clock, log, send: (match) => told.push(match) > 0 });
    await presence.poll([id]);
    expect([warned, told]).toEqual([['presence was not sent'], []]);
    await presence.poll([id]);
    expect([warned, told]).toEqual([['presence was not sent'], [id]]);
  });
});

test('thousands of matches are polled in linear time, with event-loop ticks for other requests in between', async () => {
  const { services, clock } = await testServices('sqlite');
  const ids = Array.from({ length: 6_000 }, (_, i) => `match-${i}`);
  let reads = 0;
  const rowOf = (match: string): object => ({
    get match() {
      reads += 1;
      return match;
    },
    seat: 0,
    id: 'ada',
    online_until: 0,
  });
  let asked: readonly string[] = [];
  const query = {
    innerJoin: () => query,
    where: (_: string, __: string, matches: readonly string[]) => {
      asked = matches;
      return query;
    },
    select: () => query,
    orderBy: () => query,
    execute: () => Promise.resolve(asked.map(rowOf)),
  };
  const store = { ...services.store, db: { selectFrom: () => query } } as unknown as Store;
  let loop = 0;
  const count = (): void => {
    loop += 1;
    if (loop < 10_000) setImmediate(count);
  };
  setImmediate(count);
  const told = new Map<number, number>();
  const send = (): boolean => {
    told.set(loop, (told.get(loop) ?? 0) + 1);
    return true;
  };
  await new Presence({ store, clock, log: silent, send }).poll(ids);
  expect(reads).toBeLessThanOrEqual(2 * ids.length);
  expect(Math.max(...told.values())).toBeLessThanOrEqual(500);
  expect([...told.values()].reduce((sum, more) => sum + more, 0)).toBe(ids.length);
});

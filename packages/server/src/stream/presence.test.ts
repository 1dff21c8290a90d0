import { setTimeout as pause } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { Store } from '../store/store.ts';
import { testServices } from '../testing/services.ts';
import { Presence } from './presence.ts';

test('another process takes a person for present until three signs of life are missing', async () => {
  const { services, clock } = await testServices('sqlite');
  const { store, people } = services;
  const { id } = (await people.guest({ name: 'Ada', language: 'en', device: '' })).person;
  const [here, elsewhere] = [new Presence(store, clock, () => undefined), new Presence(store, clock, () => undefined)];
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

test('whoever leaves while their coming is being written down is gone, however long that takes', async () => {
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
  const here = new Presence(slowAtFirst, clock, () => undefined);
  const coming = here.come(id, []);
  await vi.waitUntil(() => waits === 0);
  here.leave(id, []);
  await Promise.all([coming, here.close()]);
  expect(await here.isOnline(id)).toBe(false);
});

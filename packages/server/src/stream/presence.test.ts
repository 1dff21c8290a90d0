import { expect, test } from 'vitest';
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

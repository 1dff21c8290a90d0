import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { testServices } from '../testing/services.ts';
import { Sessions } from './sessions.ts';
import { hashOf } from './token.ts';

const GUEST = { language: 'en', device: '' } as const;

describe.each(ENGINES)('%s', (engine) => {
  test('a session in use needs no store, and one that is closed is closed at once', async () => {
    const { services } = await testServices(engine);
    const { people } = services;
    const { person, token } = await people.guest(GUEST);
    expect(people.sessions.known(token)).toBeUndefined();
    const session = await people.sessions.who(token);
    expect(people.sessions.known(token)).toMatchObject({ person, hash: session?.hash });
    await people.sessions.close(session?.hash ?? '');
    expect(people.sessions.known(token)).toBeUndefined();
    expect(await people.sessions.who(token)).toBeNull();
  });

  test('signing out everywhere leaves only the session that is kept', async () => {
    const { services } = await testServices(engine);
    const { sessions } = services.people;
    const { person, token } = await services.people.guest(GUEST);
    const other = await sessions.open(person.id, '');
    const [kept] = [await sessions.who(token), await sessions.who(other)];
    await sessions.closeAll(person.id, kept?.hash);
    expect(sessions.known(other)).toBeUndefined();
    expect(await sessions.who(other)).toBeNull();
    expect(await sessions.who(token)).toMatchObject({ person });
  });

  test('a person’s changes are seen at once', async () => {
    const { services } = await testServices(engine);
    const { people } = services;
    const { person, token } = await people.guest(GUEST);
    await people.sessions.who(token);
    await people.change(person, { name: 'Ada' });
    expect((people.sessions.known(token) ?? (await people.sessions.who(token)))?.person.name).toBe('Ada');
  });

  test('a session that is closed while it is looked up is not remembered', async () => {
    const { services } = await testServices(engine);
    const { sessions } = services.people;
    const { token } = await services.people.guest(GUEST);
    const looking = sessions.who(token);
    sessions.forget('somebody');
    expect(await looking).not.toBeNull();
    expect(sessions.known(token)).toBeUndefined();
  });

  test('the open ones among more sessions than fit into one query are found', async () => {
    const { services } = await testServices(engine);
    const { sessions } = services.people;
    const hash = hashOf((await services.people.guest(GUEST)).token);
    const invented = Array.from({ length: 70_000 }, (_, i) => `x${i}`);
    expect(await sessions.stillOpen([...invented, hash])).toEqual(new Set([hash]));
  });
});

test('a session that another process closed counts for two seconds at most', async () => {
  const { services, clock } = await testServices('postgres');
  let now = 0;
  const here = new Sessions(services.store, clock, () => now);
  const { token } = await services.people.guest(GUEST);
  const session = await here.who(token);
  await services.people.sessions.close(session?.hash ?? '');
  now = 1_999;
  expect(here.known(token)).toBeDefined();
  now = 2_000;
  expect(here.known(token)).toBeUndefined();
  expect(await here.who(token)).toBeNull();
});

test('an active session is looked up before it expires in the cache, and one that was closed elsewhere is not', async () => {
  const { services, clock } = await testServices('postgres');
  let now = 0;
  const here = new Sessions(services.store, clock, () => now);
  const [stays, goes, rests] = await Promise.all([1, 2, 3].map(async () => (await services.people.guest(GUEST)).token));
  for (const token of [stays, goes, rests]) await here.who(token as string);
  await services.people.sessions.close(hashOf(goes as string));
  const areKnown = (...tokens: readonly (string | undefined)[]): boolean[] =>
    tokens.map((token) => here.known(token ?? '') !== undefined);
  now = 1_500;
  expect(areKnown(stays, goes)).toEqual([true, true]);
  now = 2_000;
  // By a timer that no request waits for.
  await expect.poll(() => areKnown(stays)).toEqual([true]);
  expect(areKnown(goes, rests)).toEqual([false, false]);
});

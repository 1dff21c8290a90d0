import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { startServer } from '../testing/server.ts';

describe.each(ENGINES)('%s', (engine) => {
  test('a match is created once, however often its command is sent', async () => {
    const server = await startServer(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const wish = { command: 'made-once', game: 'nocturne', seats: ['me', 'open'] };
    const made = await Promise.all(Array.from({ length: 5 }, () => ada.post('/api/matches', wish)));
    made.push(await ada.post('/api/matches', wish));
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(made.map(({ body }) => body.match)).size).toBe(1);
    expect((await ada.get('/api/matches?mine=1')).body.matches).toHaveLength(1);
    const other = await ada.post('/api/matches', { ...wish, game: 'noctiluca' });
    expect([other.status, other.body.error.code]).toEqual([409, 'command-reused']);
    const bobs = await bob.post('/api/matches', wish);
    expect(bobs.body.match).not.toBe(made[0]?.body.match);
  });

  test('a command leads to the same match even if the host’s name has changed', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const wish = { command: 'made-once', game: 'nocturne', seats: ['me', 'open'] };
    const made = await ada.post('/api/matches', wish);
    expect((await ada.call('/api/me', { method: 'PATCH', body: { name: 'Ada the Second' } })).status).toBe(200);
    const again = await ada.post('/api/matches', wish);
    expect([again.status, again.body.match]).toEqual([200, made.body.match]);
  });
});

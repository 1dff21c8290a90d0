import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { startServer } from '../testing/server.ts';

interface Offer {
  readonly games: readonly {
    readonly name: string;
    readonly seats: readonly number[];
    readonly choices: readonly { readonly id: string }[];
  }[];
}

/** Property names that every JavaScript object has, and a character that PostgreSQL cannot store. */
const NAMES = ['constructor', '__proto__', 'prototype', 'toString', 'valueOf', 'hasOwnProperty', 'a%00b', '%00'];

describe.each(ENGINES)('%s', (engine) => {
  test('any name in a path gets 404 where nothing has that name, and no request fails', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const { paths } = (await ada.get('/api/openapi.json')).body as { paths: Record<string, object> };
    const failed: string[] = [];
    for (const [pattern, methods] of Object.entries({ ...paths, '/{x}': { get: {} }, '/api/{x}': { get: {} } })) {
      if (!pattern.includes('{')) continue;
      for (const name of NAMES) {
        for (const method of Object.keys(methods).map((text) => text.toUpperCase())) {
          const path = pattern.replaceAll(/\{[^}]*\}/g, name);
          const { status } = await ada.call(path, method === 'GET' ? {} : { method, body: {} });
          if (status >= 500 || (name.includes('%00') && status !== 400)) failed.push(`${method} ${path} ${status}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });

  test('options and editions that the game does not know are refused, whatever their values', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const { games } = (await ada.get('/api/games')).body as Offer;
    const failed: string[] = [];
    for (const { name: game, seats, choices } of games) {
      for (const { id } of [...choices, { id: 'edition' }, { id: 'mode' }]) {
        for (const name of NAMES.slice(0, 6)) {
          for (const value of [name, [name], [name, name]]) {
            const wish = {
              game,
              seats: Array.from({ length: seats[0] as number }, () => 'open'),
              options: { [id]: value },
            };
            const { status } = await ada.post('/api/matches', wish);
            if (status >= 500) failed.push(`${game} ${id} ${name} ${status}`);
          }
        }
      }
    }
    for (const { name: game } of games) {
      for (const name of NAMES.slice(0, 6)) {
        for (const edition of [{ over: name }, { over: 'default', [`x${name}`]: 1 }, { name }]) {
          const { status } = await ada.post('/api/editions', { game, name, edition });
          if (status !== 422) failed.push(`${game} ${JSON.stringify(edition)} ${status}`);
        }
      }
    }
    expect(failed).toEqual([]);
  });

  test('a text with U+0000 in it is refused wherever it stands in a request', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const bodies: readonly (readonly [string, string, object])[] = [
      ['PATCH', '/api/me', { settings: { motto: 'a\u0000b' } }],
      ['PATCH', '/api/me', { settings: { 'a\u0000b': 1 } }],
      ['POST', '/api/matches', { game: 'a\u0000b', seats: ['me'] }],
      ['POST', '/api/matches', { game: 'nocturne', seats: ['me'], options: { seedling: '\u0000' } }],
      ['POST', '/api/editions', { game: 'nocturne', name: 'a\u0000b', edition: { over: 'default' } }],
      ['POST', '/api/session', { login: 'ada\u0000', password: 'a long password' }],
      ['POST', '/api/reports', { reason: 'a\u0000b' }],
    ];
    for (const [method, path, body] of bodies) {
      const answer = await ada.call(path, { method, body });
      expect([path, answer.status, answer.body.error.code]).toEqual([path, 400, 'bad-json']);
    }
    expect((await ada.get('/api/matches?mine=%00')).status).toBe(400);
  });
});

import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import type { Answer, Sent } from '../testing/client.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { answerNext, type Gathered, gather, newCommand, type Player } from '../testing/tables.ts';

/** Everything that the store has of a match. */
async function keptOf({ services }: TestServer, match: string): Promise<string> {
  const { db } = services.store;
  const row = await db.selectFrom('matches').selectAll().where('id', '=', match).execute();
  const seats = await db.selectFrom('seats').selectAll().where('match', '=', match).orderBy('seat').execute();
  const events = await db.selectFrom('events').selectAll().where('match', '=', match).orderBy('seq').execute();
  return JSON.stringify({ row, seats, events });
}

interface Scene {
  readonly server: TestServer;
  readonly table: Gathered;
  /** The player who is asked, and the one who is not. */
  readonly asked: Player;
  readonly other: Player;
  readonly seq: number;
  readonly answers: readonly string[];
  readonly send: (body: unknown, player?: Player) => Promise<Answer>;
  readonly raw: (raw: Sent['raw'], headers?: Sent['headers']) => Promise<Answer>;
}

async function scene(server: TestServer): Promise<Scene> {
  const table = await gather(server, ['Ada', 'Bob']);
  await answerNext(table);
  const facts = await (table.players[0] as Player).table(table.match);
  const asked = table.players[facts.asked] as Player;
  const other = table.players[1 - facts.asked] as Player;
  const { seq, answers } = await asked.table(table.match);
  const path = `/api/matches/${table.match}/answer`;
  return {
    server,
    table,
    asked,
    other,
    seq,
    answers,
    send: (body, player = asked) => player.post(path, body),
    raw: (raw, headers = {}) => asked.call(path, { method: 'POST', raw: raw as string, headers }),
  };
}

type Case = readonly [what: string, status: number, code: string, send: (scene: Scene) => Promise<Answer>];

const good = ({ seq, answers }: Scene): object => ({ command: newCommand(), seq, answer: answers[0] });

const CASES: readonly Case[] = [
  ['malformed JSON', 400, 'bad-json', ({ raw }) => raw('{"command": ')],
  ['text after the JSON', 400, 'bad-json', (at) => at.raw(`${JSON.stringify(good(at))} {}`)],
  ['bytes that are no UTF-8', 400, 'bad-json', ({ raw }) => raw(new Uint8Array([0x22, 0xff, 0xfe, 0x22]))],
  ['a body that is no object', 400, 'bad-request', ({ send }) => send([1, 2])],
  ['no body', 400, 'bad-request', ({ send }) => send(undefined)],
  ['a form', 415, 'not-json', ({ raw }) => raw('seq=1', { 'content-type': 'application/x-www-form-urlencoded' })],
  ['plain text', 415, 'not-json', (at) => at.raw(JSON.stringify(good(at)), { 'content-type': 'text/plain' })],
  ['a wrong type', 400, 'bad-request', (at) => at.send({ ...good(at), seq: '3' })],
  ['a missing field', 400, 'bad-request', ({ send, seq }) => send({ seq, answer: 'pass' })],
  ['an unknown field', 400, 'bad-request', (at) => at.send({ ...good(at), admin: true })],
  ['__proto__', 400, 'bad-json', (at) => at.raw(JSON.stringify(good(at)).replace('{', '{"__proto__":{"x":1},'))],
  ['constructor', 400, 'bad-json', (at) => at.send({ ...good(at), constructor: { prototype: {} } })],
  ['a number beyond all bounds', 400, 'bad-json', (at) => at.raw('{"command":"12345678","seq":1e999,"answer":"x"}')],
  ['an integer that is not exact', 400, 'bad-json', (at) => at.send({ ...good(at), seq: 2 ** 60 })],
  ['a negative seq', 400, 'bad-request', (at) => at.send({ ...good(at), seq: -1 })],
  ['half a seq', 400, 'bad-request', (at) => at.send({ ...good(at), seq: 1.5 })],
  ['a lone surrogate', 400, 'bad-json', (at) => at.raw(JSON.stringify({ ...good(at), answer: '\ud800' }))],
  ['a deep body', 400, 'bad-json', ({ raw }) => raw('['.repeat(5000) + ']'.repeat(5000))],
  ['a body too large', 413, 'too-large', (at) => at.send({ ...good(at), answer: 'x'.repeat(70_000) })],
  ['an answer too long', 400, 'bad-request', (at) => at.send({ ...good(at), answer: 'x'.repeat(500) })],
  ['a command id that is none', 400, 'bad-request', (at) => at.send({ ...good(at), command: "'; --" })],
  ['a stale seq', 409, 'stale', (at) => at.send({ ...good(at), seq: at.seq - 1 })],
  ['a future seq', 409, 'stale', (at) => at.send({ ...good(at), seq: at.seq + 1 })],
  ['another seat answering', 409, 'not-your-turn', (at) => at.send(good(at), at.other)],
  ['an answer that is none', 422, 'refused', (at) => at.send({ ...good(at), answer: 'open sesame' })],
  ['a match that is none', 404, 'no-such-match', (at) => at.asked.post('/api/matches/nowhere/answer', good(at))],
  ['an id that is none', 400, 'bad-request', (at) => at.asked.post('/api/matches/a%20b/answer', good(at))],
  ['a query nobody knows', 400, 'bad-request', (at) => at.asked.get(`/api/matches/${at.table.match}/table?eyes=1`)],
  ['an address that is none', 404, 'not-found', ({ asked }) => asked.post('/api/nothing', {})],
];

describe.each(ENGINES)('%s', (engine) => {
  test('every wrong command is refused with a reason, changes nothing and reaches no stream', async () => {
    const server = await startServer(engine);
    const at = await scene(server);
    const { match } = at.table;
    const bystander = await gather(server, ['Cyd', 'Dot']);
    const stream = await at.other.stream();
    const heard = (...kinds: string[]): number =>
      stream.transcript.filter((text) => kinds.some((kind) => text.includes(`event: ${kind}\n`))).length;
    await stream.next(() => heard('picture') > 0 && heard('presence') > 0);
    const before = await keptOf(server, match);
    for (const [what, status, code, send] of CASES) {
      const answer = await send(at);
      expect([what, answer.status, answer.body.error?.code]).toEqual([what, status, code]);
      expect([what, answer.body.error.message]).toEqual([what, expect.any(String)]);
      expect([what, await keptOf(server, match)]).toEqual([what, before]);
    }
    expect((await answerNext(bystander)).status).toBe(200);
    expect([heard('picture'), heard('presence'), heard('moved', 'lobby', 'chat', 'bye')]).toEqual([1, 1, 0]);
    expect((await at.send(good(at))).status).toBe(200);
    await stream.reaches(match, at.seq + 1);
    expect(server.lines.filter((line) => line.includes('"level":50'))).toEqual([]);
    stream.close();
  });

  test('a client that is stale, not asked or refused gets the fresh picture for its own eyes', async () => {
    const server = await startServer(engine);
    const at = await scene(server);
    const stale = await at.send({ ...good(at), seq: at.seq - 1 });
    expect(stale.body.error.view).toEqual(await at.asked.table(at.table.match));
    const early = await at.send(good(at), at.other);
    expect(early.body.error.view).toEqual(await at.other.table(at.table.match));
    expect(early.body.error.view.answers).toEqual([]);
  });

  test('after the end every command is refused and the end stands', async () => {
    const server = await startServer(engine);
    const at = await scene(server);
    const { match } = at.table;
    const { seq } = (await at.other.surely(`/api/matches/${match}/resign`, {})).body;
    const before = await keptOf(server, match);
    const tries = [
      await at.asked.surely(`/api/matches/${match}/answer`, { seq, answer: at.answers[0] }),
      await at.asked.surely(`/api/matches/${match}/undo`, { seq }),
      await at.asked.surely(`/api/matches/${match}/consent`, { seq, count: 1, agree: true }),
      await at.asked.surely(`/api/matches/${match}/resign`, {}),
      await at.asked.post(`/api/matches/${match}/leave`),
    ];
    expect(tries.map(({ status, body }) => [status, body.error.code])).toEqual(tries.map(() => [409, 'over']));
    expect(await keptOf(server, match)).toBe(before);
  });

  test('settings of a match that cannot exist are refused', async () => {
    const server = await startServer(engine);
    const ada = await server.guest('Ada');
    const wish = { game: 'nocturne', seats: ['me', 'open'] };
    const tries: readonly (readonly [object, number, string])[] = [
      [{ ...wish, game: 'chess' }, 422, 'no-such-game'],
      [{ ...wish, mode: 'blindfold' }, 422, 'no-such-mode'],
      [{ ...wish, options: { scenario: 99 } }, 422, 'bad-options'],
      [{ ...wish, options: { unknown: 1 } }, 422, 'bad-options'],
      [{ ...wish, seats: ['me', 'me'] }, 422, 'bad-seats'],
      [{ ...wish, seats: ['me', 'open', 'open', 'open', 'open'] }, 422, 'bad-seats'],
      [{ ...wish, seats: ['me', 'bot:deep thought'] }, 422, 'no-such-bot'],
      [{ ...wish, seats: ['king'] }, 400, 'bad-request'],
      [{ ...wish, seats: [] }, 400, 'bad-request'],
      [{ ...wish, pace: 'instant' }, 400, 'bad-request'],
      [{ ...wish, pace: { kind: 'live', moveMs: 1, reserveMs: 0 } }, 400, 'bad-request'],
      [{ ...wish, visibility: 'secret' }, 400, 'bad-request'],
      [{ ...wish, host: 'somebody' }, 400, 'bad-request'],
    ];
    for (const [body, status, code] of tries) {
      const answer = await ada.post('/api/matches', body);
      expect([body, answer.status, answer.body.error?.code]).toEqual([body, status, code]);
    }
    expect((await ada.get('/api/matches?mine=1')).body.matches).toEqual([]);
  });
});

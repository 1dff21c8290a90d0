import { readRecord, verify } from '@nightjar/kernel';
import { nocturne } from '@nightjar/nocturne';
import { describe, expect, test } from 'vitest';
import { sha256 } from '../match/log.ts';
import { ENGINES } from '../store/store.ts';
import { startServer } from '../testing/server.ts';
import type { Stream } from '../testing/stream.ts';
import { answerNext, gather, type Player } from '../testing/tables.ts';

describe.each(ENGINES)('%s', (engine) => {
  test('two people play a whole match over HTTP while connections come and go', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    const { match, players } = table;
    const streams: Stream[] = [];
    for (const player of players) streams.push(await player.stream());
    let over = false;
    for (let i = 0; !over; i += 1) {
      const isAway = (seat: number): boolean => (i + seat * 2) % 7 === 3;
      for (const [seat, stream] of streams.entries()) if (isAway(seat)) stream.close();
      const { body } = await answerNext(table, i * 5);
      over = body.picture.status === 'over';
      for (const [seat, player] of players.entries()) {
        const before = streams[seat] as Stream;
        const stream = isAway(seat) ? await player.stream({ lastId: before.lastId }) : before;
        streams[seat] = stream;
        const heard = await stream.reaches(match, body.seq);
        expect(heard.data.picture).toEqual(await player.table(match));
      }
    }
    const { body: facts } = await (players[0] as Player).get(`/api/matches/${match}`);
    expect(facts.result.reason).toBe('played');
    expect(sha256(facts.seed)).toBe(facts.commitment);
    const record = readRecord((await (players[1] as Player).get(`/api/matches/${match}/record`)).text);
    expect(record.ok && verify(nocturne, record.value).ok).toBe(true);
    for (const stream of streams) stream.close();
  });

  test('four people play a whole match, and the server is changed under them in the middle', async () => {
    let server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob', 'Cyd', 'Dot']);
    const { match } = table;
    let { players } = table;
    let over = false;
    for (let i = 0; !over; i += 1) {
      if (i % 60 === 30) {
        await server.close();
        server = await server.again();
        players = players.map(({ id, cookie }) => Object.assign(server.stranger(), { id, cookie }));
      }
      const { status, body } = await answerNext({ match, players }, i * 3);
      expect(status).toBe(200);
      over = body.picture.status === 'over';
    }
    const places = (await (players[3] as Player).table(match)).result.places as number[];
    expect(places.filter((place) => place >= 1 && place <= 4)).toHaveLength(4);
    expect(places).toContain(1);
  });
});

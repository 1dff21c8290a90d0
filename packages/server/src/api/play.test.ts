import { describe, expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { startServer } from '../testing/server.ts';
import { answerNext, gather, newCommand, type Player, sent } from '../testing/tables.ts';

describe.each(ENGINES)('%s', (engine) => {
  test('a stream that reconnects gets what it missed, as its own eyes perceive it', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    const [ada] = table.players as [Player];
    const first = await ada.stream();
    const begun = await first.next(({ event }) => event === 'picture');
    first.close();
    for (let i = 0; i < 6; i += 1) await answerNext(table, i);
    const { seq } = await ada.table(table.match);
    const back = await ada.stream({ lastId: first.lastId });
    const heard = await back.reaches(table.match, seq);
    expect(heard.event).toBe('moved');
    expect(heard.data.since).toBe(begun.data.seq);
    const log = await ada.get(`/api/matches/${table.match}/log?since=${begun.data.seq}`);
    expect(heard.data.events).toEqual(log.body.events);
    back.close();
    const strange = await ada.stream({ lastId: 'nonsense' });
    expect((await strange.reaches(table.match, seq)).event).toBe('picture');
    strange.close();
  });

  test('the same command is answered with the same bytes, and with another body it is refused', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    const { asked } = await (table.players[0] as Player).table(table.match);
    const player = table.players[asked] as Player;
    const { seq, answers } = await player.table(table.match);
    const path = `/api/matches/${table.match}/answer`;
    const command = { command: newCommand(), seq, answer: answers[0] };
    const [first, second] = await Promise.all([player.post(path, command), player.post(path, command)]);
    expect(first.status).toBe(200);
    expect(second.text).toBe(first.text);
    await answerNext(table);
    expect((await player.post(path, command)).text).toBe(first.text);
    const reused = await player.post(path, { ...command, answer: 'something else' });
    expect([reused.status, reused.body.error.code]).toEqual([409, 'command-reused']);
  });

  test('an answer is taken back freely until a player has learnt something, and then only if everybody agrees', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    const { match } = table;
    const [ada, bob] = table.players as [Player, Player];
    for (let i = 0; i < 5; i += 1) await answerNext(table, i);
    const before = await ada.table(match);
    const { body: proposed } = await sent(ada, match, 'consent', {
      seq: before.seq,
      count: 2,
      agree: true,
    });
    expect(proposed.picture.proposal).toMatchObject({ by: 0, count: 2, agreed: [0] });
    const { body: agreed } = await sent(bob, match, 'consent', {
      seq: proposed.seq,
      count: 2,
      agree: true,
    });
    expect(agreed.picture).toMatchObject({ proposal: null, isRated: false });
    let answered = await answerNext(table);
    for (let i = 1; answered.body.picture.undo === 0; i += 1) {
      expect(i).toBeLessThan(40);
      answered = await answerNext(table, i);
    }
    const mine = answered.body.picture.me as number;
    const me = table.players[mine] as Player;
    const undone = await sent(me, match, 'undo', { seq: answered.body.seq });
    expect(undone.body.picture).toMatchObject({ asked: mine, undo: answered.body.picture.undo - 1 });
    const other = table.players[1 - mine] as Player;
    const { seq } = undone.body;
    const refused = await other.surely(`/api/matches/${match}/undo`, { seq });
    expect(refused.status).toBe(422);
    expect(refused.body.error.view.seq).toBe(seq);
  });

  test('a player who resigns ranks last, and the first player to ask founds the rematch for both', async () => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const [ada, bob] = players as [Player, Player];
    const stream = await bob.stream();
    await stream.next(({ event }) => event === 'picture');
    const { body } = await sent(ada, match, 'resign', {});
    expect(body.picture.result).toMatchObject({ places: [2, 1], reason: 'resigned', resigned: [0] });
    const heard = await stream.reaches(match, body.seq);
    expect(heard.data.picture.seed).toMatch(/^[0-9a-f]{64}$/);
    const again = (await bob.post(`/api/matches/${match}/rematch`)).body;
    expect(again).toMatchObject({ status: 'gathering', rematchOf: match, host: bob.id });
    const both = (await ada.post(`/api/matches/${match}/rematch`)).body;
    expect(both).toMatchObject({ match: again.match, status: 'playing' });
    await stream.reaches(again.match, both.seq);
    stream.close();
  });

  test('a bot replaces a player who leaves, and the player takes the seat back', async () => {
    const server = await startServer(engine);
    const { match, players } = await gather(server, ['Ada', 'Bob']);
    const { asked } = await (players[0] as Player).table(match);
    const [ada, bob] = [players[asked], players[1 - asked]] as [Player, Player];
    const left = await ada.post(`/api/matches/${match}/leave`);
    expect(left.body.seats[asked]).toMatchObject({ kind: 'person', person: ada.id, isAway: true, bot: 'greedy' });
    const stolen = await bob.post(`/api/matches/${match}/seats/${asked}`, { kind: 'me' });
    expect([stolen.status, stolen.body.error.code]).toEqual([403, 'not-your-seat']);
    const back = await ada.post(`/api/matches/${match}/seats/${asked}`, { kind: 'me' });
    expect(back.body.seats[asked]).toMatchObject({ isAway: false, bot: null });
    const again = await ada.post(`/api/matches/${match}/seats/${asked}`, { kind: 'me' });
    expect([again.status, again.body.error.code]).toEqual([409, 'not-away']);
  });

  test('a client can ask why a text is no answer, gets the rule, and changes nothing', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    const before = await (table.players[0] as Player).table(table.match);
    const asked = table.players[before.asked] as Player;
    const { answers } = await asked.table(table.match);
    const path = `/api/matches/${table.match}/why`;
    expect((await asked.post(path, { answer: answers[0] })).body).toEqual({ refusal: null });
    const refusal = (await asked.post(path, { answer: 'cast 99 z9' })).body.refusal;
    expect(refusal).toMatchObject({ rule: expect.any(String), reason: expect.any(String) });
    const tried = await asked.surely(`/api/matches/${table.match}/answer`, { seq: before.seq, answer: 'cast 99 z9' });
    expect(tried.status).toBe(422);
    expect(tried.body.error).toMatchObject({ code: 'refused', rule: refusal.rule, reason: refusal.reason });
    expect(tried.body.error.view).toEqual(await asked.table(table.match));
    expect((await (table.players[0] as Player).table(table.match)).seq).toBe(before.seq);
  });

  test('the recap gives a seat the events since it acted last', async () => {
    const server = await startServer(engine);
    const table = await gather(server, ['Ada', 'Bob']);
    for (let i = 0; i < 12; i += 1) await answerNext(table, i);
    for (const [seat, player] of table.players.entries()) {
      const { body } = await player.get(`/api/matches/${table.match}/log`);
      expect(body.events.every((event: { seat: number }) => event.seat !== seat)).toBe(true);
      expect(body.seq).toBe((await player.table(table.match)).seq);
    }
  });
});

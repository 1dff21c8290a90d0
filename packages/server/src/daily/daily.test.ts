import { defaultBox } from '@nightjar/dominion';
import { describe, expect, test } from 'vitest';
import { giveAnswer } from '../match/answer.ts';
import { playBots } from '../match/bots.ts';
import { openMatch } from '../match/open.ts';
import { pictureOf } from '../match/picture.ts';
import { ENGINES } from '../store/store.ts';
import { fakeClock } from '../testing/clock.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { newCommand, type Player } from '../testing/tables.ts';

const HOUR_MS = 60 * 60 * 1000;
const PATH = '/api/daily/dominion';

/** A server on a day's evening, four hours before the next one begins. */
async function evening(engine: (typeof ENGINES)[number]) {
  const clock = fakeClock();
  return { clock, server: await startServer(engine, { clock }) };
}

/** Starts the counted try; its match. */
async function begin(player: Player): Promise<string> {
  const { status, body, text } = await player.post(PATH, { kind: 'counted' });
  if (status !== 200) throw new Error(text);
  return body.match;
}

const practise = (player: Player, command = newCommand()) => player.post(PATH, { kind: 'practice', command });

/** Plays a match to its end by buying treasures alone, and waits for its result. */
async function finish({ services }: TestServer, player: Player, match: string): Promise<readonly number[]> {
  const { context, due } = services;
  for (;;) {
    const opened = await playBots(context, match);
    const { status, seq, answers, result } = pictureOf(opened, 0);
    if (status === 'over') {
      await due.settled();
      return result?.scores ?? [];
    }
    const wanted = ['buy province', 'buy gold', 'buy silver'].find((text) => answers.includes(text));
    const answer = wanted ?? played(answers) ?? answers.at(-1) ?? '';
    await giveAnswer(context, match, { person: player.id }, { command: newCommand(), seq, answer });
  }
}

const played = (answers: readonly string[]): string | undefined =>
  answers.find((text) => /^play (copper|silver|gold)$/.test(text));

describe.each(ENGINES)('%s', (engine) => {
  test('everybody gets the same ten cards and the same hand', async () => {
    const { server } = await evening(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const said = (await server.stranger().get(PATH)).body;
    expect(said).toMatchObject({ game: 'dominion', day: '2026-11-01', bots: ['strong'], margins: [], mine: null });
    expect(said.endsAt).toBe(Date.UTC(2026, 10, 2));
    expect(said.options.cards).toHaveLength(10);
    expect(said.options.edition).toBe(defaultBox.hash);
    const [mine, theirs] = [await begin(ada), await begin(bob)];
    expect(mine).not.toBe(theirs);
    await server.services.due.settled();
    const [one, other] = [await ada.table(mine), await bob.table(theirs)];
    expect(one.view).toEqual(other.view);
    expect(one.commitment).toBe(other.commitment);
    expect(one.view.kingdom.toSorted()).toEqual(said.options.cards.toSorted());
    expect(one.daily).toEqual({ day: '2026-11-01', isCounted: true, closesAt: Date.UTC(2026, 10, 2, 2) });
  });

  test('a person has one counted try, however often it is asked for, and practice comes after it', async () => {
    const { server } = await evening(engine);
    const ada = await server.guest('Ada');
    const soon = await practise(ada);
    expect([soon.status, soon.body.error.code]).toEqual([409, 'try-first']);
    const matches = await Promise.all([begin(ada), begin(ada), begin(ada)]);
    expect(new Set(matches).size).toBe(1);
    const [match] = matches;
    expect((await practise(ada)).status).toBe(409);
    await ada.surely(`/api/matches/${match}/resign`, {});
    await server.services.due.settled();
    expect(await begin(ada)).toBe(match);
    const command = newCommand();
    const [once, again] = [await practise(ada, command), await practise(ada, command)];
    expect(once.body).toMatchObject({ daily: { day: '2026-11-01', isCounted: false } });
    expect(again.body.match).toBe(once.body.match);
    expect((await practise(ada)).body.match).not.toBe(once.body.match);
    expect((await ada.get(PATH)).body).toMatchObject({ margins: [], mine: { match, isOver: true, margin: null } });
  });

  test('a finished try is among the results of its day, and the next day has another deal', async () => {
    const { server, clock } = await evening(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const match = await begin(ada);
    const late = await begin(bob);
    const scores = await finish(server, ada, match);
    const margin = (scores[0] as number) - (scores[1] as number);
    const { turns } = (await ada.table(match)).view;
    const today = (await ada.get(PATH)).body;
    expect(today.margins).toEqual([{ margin, people: 1 }]);
    expect(today).toMatchObject({ turns: turns[0], mine: { match, isOver: true, margin, turns: turns[0] } });

    clock.advance(5 * HOUR_MS);
    const next = (await ada.get(PATH)).body;
    expect(next).toMatchObject({ day: '2026-11-02', margins: [], mine: null, yesterday: { day: '2026-11-01' } });
    expect(next.yesterday.options).toEqual(today.options);
    expect(next.yesterday.mine).toEqual(today.mine);
    expect(next.options.cards).not.toEqual(today.options.cards);
    expect(await begin(ada)).not.toBe(match);

    // A try may end after midnight, until the day closes.
    clock.advance(2 * HOUR_MS);
    await finish(server, bob, late);
    expect((await bob.get(PATH)).body.yesterday).toMatchObject({ margins: [{ people: 1 }], mine: { margin: null } });
  });

  test('practice, a seat left to a bot and a try that was given up have no result', async () => {
    const { server } = await evening(engine);
    const [ada, bob] = [await server.guest('Ada'), await server.guest('Bob')];
    const [match, other] = [await begin(ada), await begin(bob)];
    const weaker = await ada.post(`/api/matches/${match}/seats/1`, { kind: 'bot', bot: 'random' });
    expect([weaker.status, weaker.body.error.code]).toEqual([409, 'seat-taken']);
    await ada.post(`/api/matches/${match}/leave`, {});
    await ada.post(`/api/matches/${match}/seats/0`, { kind: 'me' });
    await finish(server, ada, match);
    const practice = (await practise(ada)).body.match;
    await finish(server, ada, practice);
    await bob.surely(`/api/matches/${other}/resign`, {});
    await server.services.due.settled();
    expect((await ada.get(PATH)).body).toMatchObject({
      margins: [],
      turns: null,
      mine: { isOver: true, margin: null },
    });
  });

  test('in the counted try nothing is taken back; in practice it may be', async () => {
    const { server } = await evening(engine);
    const ada = await server.guest('Ada');
    const match = await begin(ada);
    /** Passes, and asks to take it back. */
    const passed = async (of: string) => {
      await server.services.due.settled();
      const { seq, answers } = await ada.table(of);
      await ada.post(`/api/matches/${of}/answer`, { command: newCommand(), seq, answer: played(answers) });
      const now = await ada.table(of);
      const undone = await ada.post(`/api/matches/${of}/undo`, { command: newCommand(), seq: now.seq });
      return { undo: now.undo, undone, seq: now.seq };
    };
    const { undo, undone, seq } = await passed(match);
    expect([undo, undone.status, undone.body.error.code]).toEqual([0, 409, 'counted']);
    const consent = { command: newCommand(), seq, count: 1, agree: true };
    expect((await ada.post(`/api/matches/${match}/consent`, consent)).body.error.code).toBe('counted');
    await ada.surely(`/api/matches/${match}/resign`, {});
    const free = await passed((await practise(ada)).body.match);
    expect([free.undo, free.undone.status]).toEqual([1, 200]);
  });

  test('the seed of a day is in no byte that leaves the server before the day is closed', async () => {
    const { server, clock } = await evening(engine);
    const ada = await server.guest('Ada');
    const match = await begin(ada);
    const stream = await ada.stream({ tables: [match] });
    await ada.surely(`/api/matches/${match}/resign`, {});
    await server.services.due.settled();
    const { seed, bot_key } = (await openMatch(server.services.context, match)).row;
    const practice = (await practise(ada)).body.match;
    await ada.surely(`/api/matches/${practice}/resign`, {});
    await server.services.due.settled();
    const paths = [PATH, '/api/matches?mine=1', '/api/matches?public=1', '/api/history', '/api/me/export'];
    const own = [match, practice].flatMap((id) => ['', '/table', '/log?since=0', '/record'].map((of) => `${id}${of}`));
    const said: string[] = [];
    for (const path of [...paths, ...own.map((of) => `/api/matches/${of}`)]) said.push((await ada.get(path)).text);
    const { seq } = (await openMatch(server.services.context, match)).row;
    await stream.reaches(match, seq);
    said.push(...stream.transcript, server.lines.join('\n'));
    stream.close();
    for (const text of said) expect([seed, bot_key].filter((secret) => text.includes(secret as string))).toEqual([]);
    expect((await ada.get(`/api/matches/${match}/record`)).body.error.code).toBe('day-open');

    clock.advance(6 * HOUR_MS);
    expect((await ada.get(`/api/matches/${match}/record`)).body).toMatchObject({ game: 'dominion', seed });
  });

  test('another server has other deals of the day, and some games have none', async () => {
    const [one, other] = [(await evening(engine)).server, (await evening(engine)).server];
    const cards = async (server: TestServer) => (await server.stranger().get(PATH)).body.options.cards;
    expect(await cards(one)).not.toEqual(await cards(other));
    const none = await one.stranger().get('/api/daily/nocturne');
    expect([none.status, none.body.error.code]).toEqual([404, 'no-daily']);
    expect((await one.stranger().post(PATH, { kind: 'counted' })).status).toBe(401);
    expect((await (await one.guest()).post(PATH, { kind: 'often' })).status).toBe(400);
  });

  test('deleting a person deletes the person’s tries', async () => {
    const { server } = await evening(engine);
    const ada = await server.guest('Ada');
    const match = await begin(ada);
    expect((await ada.get('/api/me/export')).body.tries).toMatchObject([{ game: 'dominion', match }]);
    expect((await ada.del('/api/me', {})).status).toBe(200);
    expect(await server.services.store.db.selectFrom('tries').selectAll().execute()).toEqual([]);
  });
});

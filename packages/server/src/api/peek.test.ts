import { join } from 'node:path';
import {
  type Action,
  type AnyGame,
  canonical,
  type Eyes,
  type GameEvent,
  type Json,
  type JsonObject,
  onlyAnswer,
  rngFrom,
} from '@nightjar/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { silent } from '../log.ts';
import { REPLACEMENT_BOT, replacePerson, takeSeatBack } from '../match/absence.ts';
import { eventsSince } from '../match/log.ts';
import { openMatch } from '../match/open.ts';
import { type Opened, tableOf } from '../match/opened.ts';
import { backup } from '../operation/backup.ts';
import { restore } from '../operation/restore.ts';
import type { EventRow } from '../store/schema.ts';
import { ENGINES } from '../store/store.ts';
import type { Answer, Client } from '../testing/client.ts';
import { fakeClock } from '../testing/clock.ts';
import { newPlace } from '../testing/place.ts';
import { startServer, type TestServer } from '../testing/server.ts';
import { fakeChance } from '../testing/services.ts';
import { answerNext, type Gathered, gather, type Player } from '../testing/tables.ts';

/** A second server with the same people, sessions and matches. */
async function twinOf(server: TestServer): Promise<TestServer> {
  const file = join(server.place.settings.dataFolder, 'twin.jsonl');
  await backup({ ...server.config }, file);
  const elsewhere = await newPlace(server.services.store.engine);
  onTestFinished(() => elsewhere.remove());
  const { databaseUrl, dataFolder } = elsewhere.settings;
  await restore({ databaseUrl, dataFolder, pool: 4 }, file, silent);
  return server.again({ NIGHTJAR_DATA: dataFolder, DATABASE_URL: databaseUrl ?? '' });
}

/** Puts another state of the match into a server's memory. Late work on the state before may not replace it. */
function place({ services }: TestServer, world: Opened): void {
  const { openMatches } = services.context;
  openMatches.drop(world.row.id);
  const put = Object.getPrototypeOf(openMatches).put.bind(openMatches);
  put(world);
  openMatches.put = (opened) => opened.row.seq > world.row.seq && put(opened);
}

/** A value in place of a hidden one; a list keeps its length, which may be known. */
const hidden = (value: unknown): unknown => (Array.isArray(value) ? value.map(() => 'canary') : ['canary']);

/** Re-deals at the twin what these eyes cannot see: the cards themselves, and what the log says of them. */
async function redeal(twin: TestServer, real: TestServer, match: string, eyes: Eyes): Promise<void> {
  const { store } = twin.services;
  const opened = await openMatch(real.services.context, match);
  const table = tableOf(opened);
  const { game } = table;
  const state: unknown = game.determinize(table.state, eyes, rngFrom(`peek ${eyes} ${opened.row.seq}`));
  place(twin, { ...opened, table: { ...table, state, barrier: state } });
  const rows = await eventsSince(real.services.context.store, match);
  await store.transact(async (trx) => {
    for (const { seq, seat, kind, facts, body } of rows) {
      const redealt = (JSON.parse(facts) as GameEvent[]).map((fact) => {
        const known = game.viewEvent(fact, eyes);
        if (known === null) return fact;
        const seen = known as JsonObject;
        // Another value may stand in its place there, such as nothing for the cards of another hand.
        const isSeen = (key: string, value: Json): boolean => canonical(seen[key] ?? null) === canonical(value);
        return Object.fromEntries(
          Object.entries(fact).map(([key, value]) => [key, isSeen(key, value) ? value : hidden(value)]),
        );
      });
      // Everybody may know that an answer was forced, but not what it was.
      const { forced } = JSON.parse(body);
      const said = kind === 'answer' && seat !== eyes ? JSON.stringify({ text: 'canary', forced }) : body;
      await trx
        .updateTable('events')
        .set({ facts: JSON.stringify(redealt), body: said })
        .where('match', '=', match)
        .where('seq', '=', seq)
        .execute();
    }
  });
}

/** Every byte a client gets about a match without changing it. */
async function bytesFor(client: Client, match: string, seq: number): Promise<string[]> {
  const path = `/api/matches/${match}`;
  const texts: string[] = [];
  const note = ({ status, text }: { status: number; text: string }): void => void texts.push(`${status} ${text}`);
  for (const part of ['', '/table', '/log', '/log?since=0', '/record']) note(await client.get(`${path}${part}`));
  for (const answer of ['pass', 'cast 1 a1', 'cast 4 b2', 'cast star c3', 'keep', 'take 1', 'nonsense']) {
    note(await client.post(`${path}/why`, { answer }));
    // A command for another seat, a stale one and an illegal one: each is refused with a picture.
    note(await client.post(`${path}/answer`, { command: 'peek-stale', seq: seq - 1, answer }));
  }
  note(await client.post(`${path}/answer`, { command: 'peek-refused', seq, answer: 'nonsense' }));
  note(await client.post(`${path}/undo`, { command: 'peek-undo-stale', seq: seq - 1 }));
  note(await client.get('/api/matches?mine=1'));
  for (const lastId of [null, `${match}:2`]) {
    const stream = await client.stream({ tables: [match], lastId });
    const { text } = await stream.reaches(match, seq);
    texts.push(text);
    stream.close();
    await stream.ended;
  }
  return texts;
}

const sameAt = (twin: TestServer, client: Client): Client => Object.assign(twin.stranger(), { cookie: client.cookie });

/** Gives forced answers, as the server does in the same append. */
function follow(game: AnyGame, state: unknown): void {
  for (let only = onlyAnswer(game, state); only !== null; only = onlyAnswer(game, state)) {
    game.apply(state, game.read(state, only.text) as Action);
  }
}

/** An answer that reveals nothing in either state, if there is one: neither itself nor the forced answers after it. */
async function quietAnswer(servers: readonly TestServer[], match: string): Promise<string | null> {
  const worlds = await Promise.all(servers.map(({ services }) => openMatch(services.context, match)));
  const quiet = worlds.map((opened) => {
    const { game, state } = tableOf(opened);
    const texts = game.legal(state).filter((action: number) => {
      const next: unknown = game.copy(state);
      game.apply(next, action);
      follow(game, next);
      return game.reveals(next) === game.reveals(state) && game.pending(next) !== null;
    });
    return texts.map((action: number) => game.write(state, action));
  });
  return quiet[0]?.find((text: string) => quiet[1]?.includes(text)) ?? null;
}

/** The messages that a listener gets of an action. */
async function heardOf(listener: Client, match: string, seq: number, act: () => Promise<Answer>): Promise<string> {
  const stream = await listener.stream({ tables: [match], lastId: `${match}:${seq}` });
  const { status, text: said } = await act();
  if (status !== 200) throw new Error(`not done: ${said}`);
  const { event, data } = await stream.reaches(match, seq + 1);
  stream.close();
  // Whether it is whole or a patch, and the order of its names, depend on what was sent before.
  const { patch: _, sum: __, ...seen } = data;
  return `${event} ${canonical(seen)}`;
}

/** The answer of a bot that replaces a person for one turn. */
async function botAnswer(
  { services }: TestServer,
  match: string,
  { person, seq, bot }: { readonly person: string; readonly seq: number; readonly bot: string },
): Promise<string> {
  const { context, due } = services;
  await replacePerson(context, match, { person }, { command: `away-${seq}`, reason: 'left', bot });
  await due.settled();
  const { body } = (await eventsSince(context.store, match, seq)).find(({ kind }) => kind === 'answer') as EventRow;
  await takeSeatBack(context, match, person, { command: `back-${seq}` });
  return body;
}

/** Continues the twin's log as the real one, whatever was answered there. */
async function catchUp(twin: TestServer, real: TestServer, match: string, seq: number): Promise<void> {
  const rows = await eventsSince(real.services.context.store, match, seq);
  const { row } = await openMatch(real.services.context, match);
  await twin.services.store.transact(async (trx) => {
    await trx.deleteFrom('events').where('match', '=', match).where('seq', '>', seq).execute();
    await trx.insertInto('events').values(rows).execute();
    await trx
      .updateTable('matches')
      .set({ seq: row.seq, hash: row.hash, asked: row.asked })
      .where('id', '=', match)
      .execute();
  });
}

type Played = readonly [game: string, mode: string];

/** Every game that is played here, with the mode that hides most. */
const GAMES: readonly Played[] = [
  ['nocturne', 'advanced'],
  ['noctiluca', 'standard'],
  ['dominion', 'midnight'],
  ['nocturion', 'standard'],
];

/** The bot that replaces a person, and bots that search, with a net or without, in games where hidden facts matter. */
const BOTS = [
  ...GAMES.map((played) => [...played, REPLACEMENT_BOT, 8] as const),
  ['dominion', 'midnight', 'search:40', 8],
  ['nocturne', 'advanced', 'mind:40', 50],
] as const;

/** A table after some answers: at the start, early, in the middle, late. */
const SCENES = GAMES.flatMap((played) =>
  (played[0] === 'nocturne' ? [0, 9, 34, 71] : [0, 23]).map((answers) => [...played, answers] as const),
);

async function scene(
  server: TestServer,
  [game, mode]: Played,
  answers: number,
): Promise<Gathered & { readonly watcher: Player }> {
  const table = await gather(server, ['Ada', 'Bob', 'Cyd'], { visibility: 'link', game, mode });
  for (let i = 0; i < answers; i += 1) await answerNext(table, i * 11 + 3);
  return { ...table, watcher: await server.guest('Wim') };
}

describe.each(ENGINES)('%s', (engine) => {
  test.each(SCENES)(
    '%s (%s) after %d answers: no byte to other eyes depends on what they cannot see',
    async (game, mode, answers) => {
      const clock = fakeClock();
      const real = await startServer(engine, { clock, instead: { chance: fakeChance(`peek ${answers}`) } });
      const { match, players, watcher } = await scene(real, [game, mode], answers);
      const twin = await twinOf(real);
      const { seq } = await watcher.table(match);
      let redealt = 0;
      for (const [eyes, client] of [...players.entries(), ['table', watcher] as const]) {
        await redeal(twin, real, match, eyes);
        const before = tableOf(await openMatch(real.services.context, match));
        const after = tableOf(await openMatch(twin.services.context, match));
        if (JSON.stringify(before.game.toJson(before.state)) !== JSON.stringify(after.game.toJson(after.state)))
          redealt += 1;
        const bytes = await bytesFor(sameAt(twin, client), match, seq);
        expect(bytes).toEqual(await bytesFor(client, match, seq));
        expect(bytes.join()).not.toContain('canary');
      }
      expect(redealt).toBe(players.length + 1);
    },
  );

  test.each(GAMES)('%s (%s): an event reaches other eyes alike, whatever is hidden from them', async (...played) => {
    const clock = fakeClock();
    const real = await startServer(engine, { clock, instead: { chance: fakeChance('peek on') } });
    const table = await scene(real, played, 5);
    const { match, players, watcher } = table;
    const twin = await twinOf(real);
    const heard: (readonly [real: string, twin: string])[] = [];
    for (let i = 0; i < 24; i += 1) {
      const { asked, seq } = await watcher.table(match);
      const others = [...players.entries(), ['table', watcher] as const].filter(([eyes]) => eyes !== asked);
      const [eyes, listener] = others[i % others.length] as (typeof others)[number];
      await redeal(twin, real, match, eyes);
      const answer = await quietAnswer([real, twin], match);
      if (answer === null) await answerNext(table, i);
      else {
        const by = players[asked] as Player;
        const path = `/api/matches/${match}/answer`;
        const command = { command: `quietly-${i}`, seq, answer };
        heard.push([
          await heardOf(listener, match, seq, () => by.post(path, command)),
          await heardOf(sameAt(twin, listener), match, seq, () => sameAt(twin, by).post(path, command)),
        ]);
      }
      await catchUp(twin, real, match, seq);
    }
    expect(heard.map((pair) => pair[1])).toEqual(heard.map((pair) => pair[0]));
    expect(heard.length).toBeGreaterThan(8);
  });

  test.each(BOTS)('%s (%s): %s answers the same whatever its seat cannot see', async (game, mode, bot, answers) => {
    const clock = fakeClock();
    const env = { NIGHTJAR_BOT_MS: '30000' };
    const real = await startServer(engine, { clock, env, instead: { chance: fakeChance('peek bot') } });
    const table = await scene(real, [game, mode], answers);
    const { match, watcher } = table;
    const twin = await twinOf(real);
    const texts: (readonly string[])[] = [];
    for (let i = 0; i < 12; i += 1) {
      const { asked, seq } = await watcher.table(match);
      await redeal(twin, real, match, asked);
      const away = { person: (table.players[asked] as Player).id, seq, bot };
      texts.push(await Promise.all([real, twin].map((server) => botAnswer(server, match, away))));
      for (let j = 0; j < 2; j += 1) await answerNext(table, i * 11 + j);
      await catchUp(twin, real, match, seq);
    }
    expect(texts.map((pair) => pair[1])).toEqual(texts.map((pair) => pair[0]));
    for (const { services } of [real, twin]) expect(services.workers.counts).toEqual({ timedOut: 0, failed: 0 });
  });
});

import { expect, test } from 'vitest';
import { ENGINES } from '../store/store.ts';
import { fakeClock } from '../testing/clock.ts';
import { openHook } from '../testing/hook.ts';
import { startServer } from '../testing/server.ts';
import { fakeChance } from '../testing/services.ts';
import type { Stream } from '../testing/stream.ts';
import { gather, type Player } from '../testing/tables.ts';
import { until } from '../testing/until.ts';

const HOUR = 3_600_000;
const NIGHT = { from: 22, to: 8, zone: 'Europe/Berlin' };

test.each(ENGINES)(
  '%s: two people play over days, each coming only when told, with a recap of what they missed, and one oversleeps',
  async (engine) => {
    const clock = fakeClock(Date.UTC(2026, 10, 2, 9));
    const hook = await openHook();
    let server = await startServer(engine, { clock, instead: { mayNotifyInside: true, chance: fakeChance('days') } });
    const { match, players: first } = await gather(server, ['Ada', 'Bob'], { pace: 'day' });
    let players: readonly Player[] = first;
    for (const player of players) {
      await player.patch('/api/me', { settings: { quiet: NIGHT } });
      await player.post('/api/subscriptions', { kind: 'webhook', url: `${hook.base}/${player.id}` });
    }
    const cursors = new Map<number, string | null>();
    let turns = 0;

    const askedNow = async (): Promise<number> =>
      (await (players[0] as Player).get(`/api/matches/${match}`)).body.asked;

    /** The asked player gets a notice, returns hours later, and plays. Every third time another server runs by then. */
    const turn = async (): Promise<boolean> => {
      const asked = await askedNow();
      const told = hook.received.length;
      clock.advance(20_000);
      await server.services.due.settled();
      expect(hook.received.slice(told).map(({ path }) => path)).toEqual([`/${(players[asked] as Player).id}`]);
      clock.advance(3 * HOUR);
      if (isNight(clock.now())) clock.set(nextAt(clock.now(), 7.5));
      turns += 1;
      if (turns % 3 === 0) {
        await server.close();
        server = await server.again({}, { clock, chance: fakeChance(`days ${turns}`) });
        players = players.map(({ id, cookie }) => Object.assign(server.stranger(), { id, cookie }));
      }
      const player = players[asked] as Player;
      const isOver = await comeAndPlay(player, match, cursors);
      const { hub } = server.services;
      await until(async () => !(await hub.isOnline(player.id)));
      return isOver;
    };

    for (let i = 0; i < 3; i += 1) expect(await turn()).toBe(false);

    const late = await askedNow();
    const sleeper = players[late] as Player;
    const isAway = async (): Promise<boolean> => (await sleeper.table(match)).seats[late].isAway;
    clock.set(nextAt(clock.now() + 24 * HOUR, 6.9));
    await server.services.due.settled();
    expect(await isAway()).toBe(false);
    clock.advance(HOUR / 5);
    await server.services.due.settled();
    expect(await isAway()).toBe(true);
    const back = await sleeper.post(`/api/matches/${match}/seats/${late}`, { kind: 'me' });
    expect(back.body.seats[late]).toMatchObject({ isAway: false, bot: null });

    while (!(await turn()));
    await server.services.due.settled();
    for (const player of players) expect((await player.get('/api/history')).body.matches).toMatchObject([{ match }]);
  },
);

/**
 * Opens a stream that resumes where the last visit ended, reads the recap, answers until the turn is over, and leaves.
 */
async function comeAndPlay(player: Player, match: string, cursors: Map<number, string | null>): Promise<boolean> {
  let seen = await player.table(match);
  const { me } = seen as { me: number };
  const cursor = cursors.get(me) ?? null;
  const stream: Stream = await player.stream({ lastId: cursor });
  const caughtUp = await stream.reaches(match, seen.seq);
  expect(caughtUp.event).toBe(cursor === null ? 'picture' : 'moved');
  const { events, seq } = (await player.get(`/api/matches/${match}/log`)).body;
  expect(seq).toBe(seen.seq);
  expect(events.every((event: { seat: number; seq: number }) => event.seat !== me)).toBe(true);
  expect(caughtUp.data.events ?? events).toEqual(expect.arrayContaining(events));
  for (let i = 0; seen.status === 'playing' && seen.asked === me; i += 1) {
    const answer = seen.answers[(seen.seq + i * 3) % seen.answers.length];
    const { body, status } = await player.surely(`/api/matches/${match}/answer`, { seq: seen.seq, answer });
    expect(status).toBe(200);
    seen = (await stream.reaches(match, body.seq)).data.picture;
  }
  cursors.set(me, stream.lastId);
  stream.close();
  return seen.status === 'over';
}

/** The next time that it is this hour, in UTC. */
function nextAt(from: number, hour: number): number {
  const day = 24 * HOUR;
  const at = Math.floor(from / day) * day + Math.round(hour * HOUR);
  return at > from ? at : at + day;
}

/** Whether it is night in Berlin in winter. */
const isNight = (at: number): boolean => {
  const hour = (new Date(at).getUTCHours() + 1) % 24;
  return hour >= NIGHT.from || hour < NIGHT.to;
};

import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from '../client.ts';
import { longRecord } from '../long-record.ts';
import { wideEdition } from '../wide-edition.ts';

/**
 * The target of an attack and its source address. Each attack has an address of its own, or the rate limits that one
 * meets would slow the next.
 */
export interface Attack {
  readonly base: string;
  readonly address: string;
}

/** A guest who attacks. */
async function intruder({ base, address }: Attack): Promise<Client> {
  const client = new Client(base, { 'x-forwarded-for': address });
  await client.post('/api/guest', {});
  return client;
}

const atOnce = <T>(count: number, work: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)));

/** Gives this many answers at a match and waits for the bots' answers in between; whether it got so far. */
async function playOn(client: Client, match: string, answers: number): Promise<boolean> {
  for (let given = 0, looks = 0; given < answers; looks += 1) {
    const { status, body } = await client.get(`/api/matches/${match}/table`);
    if (status !== 200 || body.status !== 'playing' || looks > 10 * answers) return false;
    const answer = body.answers[given % body.answers.length];
    if (answer === undefined) {
      await pause(50);
      continue;
    }
    await client.post(`/api/matches/${match}/answer`, { command: randomUUID(), seq: body.seq, answer });
    given += 1;
  }
  return true;
}

/** Opens a stream and reads nothing for half a second. */
const openUnread = (attack: Attack, cookie: string): Promise<unknown> =>
  sendDeaf(attack, 1, headOf('GET /api/stream', attack, `Cookie: ${cookie}`), 500);

/** Sends bytes on many connections at once, reads no reply, and disconnects after a while. */
const sendDeaf = ({ base }: Attack, count: number, bytes: string, ms: number): Promise<void[]> => {
  const { hostname, port } = new URL(base);
  return atOnce(
    count,
    () =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname);
        socket.on('error', () => resolve());
        socket.on('close', () => resolve());
        socket.write(bytes);
        setTimeout(() => socket.destroy(), ms);
      }),
  );
};

const headOf = (line: string, { address }: Attack, ...more: readonly string[]): string =>
  `${[`${line} HTTP/1.1`, 'Host: x', 'X-Nightjar: 1', `X-Forwarded-For: ${address}`, ...more].join('\r\n')}\r\n\r\n`;

/** Hundreds of different requests at once, by several people at one address. */
async function crowd(attack: Attack): Promise<void> {
  const clients = await Promise.all([0, 1, 2, 3].map(() => intruder(attack)));
  const made = await Promise.all(
    clients.map((client) => client.post('/api/matches', { game: 'dominion', seats: ['me', 'bot:random'] })),
  );
  await atOnce(1_000, (nth) => {
    const client = clients[nth % 4] as Client;
    const match = `/api/matches/${made[nth % 4]?.body.match}`;
    const asks = [
      () => client.get('/api/openapi.json'),
      () => client.get(`${match}/table`),
      () => client.post(`${match}/why`, { answer: 'buy province' }),
      () => client.post('/api/matches', { game: 'nocturion', seats: ['me', 'bot:random', 'bot:random', 'bot:random'] }),
      () => client.get('/api/matches?mine=1'),
    ];
    return (asks[(nth >> 2) % asks.length] as () => Promise<unknown>)();
  });
}

/** One round of each attack. The attacker repeats it. */
export const ATTACKS: { readonly [name: string]: (attack: Attack) => Promise<unknown> } = {
  /** Requests the most expensive list as fast as possible. */
  async flood(attack) {
    const client = await intruder(attack);
    const seats = ['me', 'open', 'open', 'open'];
    await atOnce(50, () => client.post('/api/matches', { game: 'nocturne', seats, visibility: 'public' }));
    for (let i = 0; i < 5; i += 1) await atOnce(200, () => client.get('/api/matches?public=1'));
  },

  /** Forty tables of four bots with the longest limits allowed. */
  async bots(attack) {
    const client = await intruder(attack);
    const seats = Array.from({ length: 4 }, () => 'bot:search:2000ms');
    await atOnce(40, () => client.post('/api/matches', { game: 'nocturne', seats }));
    await pause(500);
  },

  /** Hundreds of such tables, by several guests, each within the quota. */
  async hosts(attack) {
    const clients = await Promise.all(Array.from({ length: 8 }, () => intruder(attack)));
    const seats = Array.from({ length: 4 }, () => 'bot:search:2000ms');
    await atOnce(528, (nth) => (clients[nth % 8] as Client).post('/api/matches', { game: 'nocturne', seats }));
  },

  /** House editions as expensive as editions may be, and matches with them. */
  async editions(attack) {
    const client = await intruder(attack);
    await atOnce(10, async (nth) => {
      const edition = wideEdition(Math.floor(performance.now()) + nth);
      const { body } = await client.post('/api/editions', { game: 'nocturne', name: 'x'.repeat(60), edition });
      const seats = ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy'];
      const made = await client.post('/api/matches', { game: 'nocturne', seats, options: { edition: body.hash } });
      if (made.status === 200) await playOn(client, made.body.match, 20);
    });
  },

  /** Invalid records of the largest size allowed. */
  async imports(attack) {
    const client = await intruder(attack);
    const record = {
      nightjar: 'record',
      answers: Array.from({ length: 18_000 }, (_, i) => ({ seat: 0, text: `${i}` })),
    };
    await atOnce(4, () => client.post('/api/records', record));
  },

  /** Valid records of the largest size allowed, imported and read again and again. */
  async records(attack) {
    const client = await intruder(attack);
    const taken = await atOnce(3, (nth) => client.post('/api/records', longRecord(9_500, `true ${nth}`)));
    await atOnce(200, (nth) => {
      const match = `/api/matches/${taken[nth % 3]?.body.match}`;
      return client.get(nth % 2 === 0 ? `${match}/record` : `${match}/log?since=0`);
    });
  },

  crowd,

  /** A dozen streams of fifty tables each. They are never read and always reopened. */
  async streams(attack) {
    const client = await intruder(attack);
    const seats = ['me', 'bot:greedy', 'bot:greedy', 'bot:greedy'];
    await atOnce(50, () => client.post('/api/matches', { game: 'nocturne', seats }));
    for (let round = 0; round < 20; round += 1) await atOnce(12, () => openUnread(attack, client.cookie ?? ''));
  },

  /** Chats as fast as possible at a table with others. */
  async talk(attack) {
    const [host, other] = await Promise.all([intruder(attack), intruder(attack)]);
    const { body } = await host.post('/api/matches', { game: 'nocturne', seats: ['me', 'open'], visibility: 'link' });
    await other.post(`/api/matches/${body.match}/join`, {});
    await openUnread(attack, other.cookie ?? '');
    await atOnce(250, (nth) => host.post(`/api/matches/${body.match}/chat`, { text: `${nth} ${'ß'.repeat(480)}` }));
    await atOnce(250, () => other.get(`/api/matches/${body.match}/chat`));
  },

  /** Answers and takes it back, at several tables at once. */
  async undo(attack) {
    const client = await intruder(attack);
    await atOnce(8, async () => {
      const { body } = await client.post('/api/matches', { game: 'noctiluca', seats: ['me'] });
      for (let i = 0; i < 30; i += 1) {
        if (!(await playOn(client, body.match, 1))) return;
        const { body: table } = await client.get(`/api/matches/${body.match}/table`);
        await client.post(`/api/matches/${body.match}/undo`, { command: randomUUID(), seq: table.seq });
      }
    });
  },

  /** Hundreds of pipelined requests per connection, which is reopened whenever the server closes it. */
  async pipelining(attack) {
    for (let round = 0; round < 20; round += 1)
      await sendDeaf(attack, 20, headOf('GET /api/games', attack).repeat(500), 50);
  },

  /** Hundreds of connections that pipeline as many requests as are allowed, again and again, some of them malformed. */
  async connections(attack) {
    const asks = ['/api/openapi.json', '/%zz', `/api/matches/${'x'.repeat(200)}`, '/nowhere'];
    const bytes = asks.map((path) => headOf(`GET ${path}`, attack)).join('');
    for (let round = 0; round < 10; round += 1) await sendDeaf(attack, 400, bytes, 100);
  },

  /** Bodies that never end, and large ones without meaning. */
  async bodies(attack) {
    // A body that is scanned in full.
    const deep = `{"name":[${Array(3_000).fill('{"née":[1e2,{}]}').join()}]}`;
    const json = 'Content-Type: application/json';
    const whole = headOf('POST /api/guest', attack, json, `Content-Length: ${Buffer.byteLength(deep)}`) + deep;
    await Promise.all([
      sendDeaf(attack, 200, `${headOf('POST /api/guest', attack, json, 'Content-Length: 60000')}{`, 1_000),
      sendDeaf(attack, 100, whole, 1_000),
    ]);
  },
};

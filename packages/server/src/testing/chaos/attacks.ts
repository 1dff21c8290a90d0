import { connect } from 'node:net';
import { Client } from '../client.ts';
import { longRecord } from '../long-record.ts';

/** Who is attacked, and from where: each attack has an address of its own, or the limits one has met would spare the next. */
export interface Attack {
  readonly base: string;
  readonly address: string;
}

/** Somebody who means ill. */
async function intruder({ base, address }: Attack): Promise<Client> {
  const client = new Client(base, { 'x-forwarded-for': address });
  await client.post('/api/guest', {});
  return client;
}

const atOnce = <T>(count: number, work: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)));

/** Hundreds of different things at once, of several people at one address. */
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

/** Each does its worst once; whoever attacks does it again and again. */
export const ATTACKS: { readonly [name: string]: (attack: Attack) => Promise<unknown> } = {
  /** Asks for the dearest list as often as it goes. */
  async flood(attack) {
    const client = await intruder(attack);
    await atOnce(200, () => client.get('/api/matches?public=1'));
  },

  /** Forty tables of four bots that think as long as they may. */
  async bots(attack) {
    const client = await intruder(attack);
    const seats = Array.from({ length: 4 }, () => 'bot:search:2000ms');
    await atOnce(40, () => client.post('/api/matches', { game: 'nocturne', seats }));
    await new Promise((resolve) => setTimeout(resolve, 500));
  },

  /** House editions as large as they may be, and matches with them. */
  async editions(attack) {
    const client = await intruder(attack);
    await atOnce(20, async (nth) => {
      const kinds = [{ id: 'skull-4', points: 1 + ((nth * 7 + Math.floor(performance.now())) % 90) }];
      const { body } = await client.post('/api/editions', {
        game: 'nocturne',
        name: 'x'.repeat(60),
        edition: { over: 'default', tiles: { kinds } },
      });
      const options = { edition: body.hash };
      await client.post('/api/matches', { game: 'nocturne', seats: ['bot:random', 'bot:random'], options });
    });
  },

  /** Records that are none, as large as they may be. */
  async imports(attack) {
    const client = await intruder(attack);
    const record = {
      nightjar: 'record',
      answers: Array.from({ length: 18_000 }, (_, i) => ({ seat: 0, text: `${i}` })),
    };
    await atOnce(4, () => client.post('/api/records', record));
  },

  /** True records as long as they may be, taken in and read over and over. */
  async records(attack) {
    const client = await intruder(attack);
    const taken = await atOnce(3, (nth) => client.post('/api/records', longRecord(9_500, `true ${nth}`)));
    await atOnce(200, (nth) => {
      const match = `/api/matches/${taken[nth % 3]?.body.match}`;
      return client.get(nth % 2 === 0 ? `${match}/record` : `${match}/log?since=0`);
    });
  },

  crowd,

  /** Streams that nobody reads. */
  async streams(attack) {
    const client = await intruder(attack);
    const { hostname, port } = new URL(attack.base);
    await atOnce(
      40,
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname);
          const head = ['GET /api/stream HTTP/1.1', 'Host: x', `Cookie: ${client.cookie ?? ''}`];
          socket.on('error', () => resolve());
          socket.on('close', () => resolve());
          socket.write(`${[...head, `X-Forwarded-For: ${attack.address}`].join('\r\n')}\r\n\r\n`);
          setTimeout(() => socket.destroy(), 500);
        }),
    );
  },

  /** Hundreds of requests at once on one connection. */
  async pipelining({ base, address }) {
    const { hostname, port } = new URL(base);
    const one = `GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n\r\n`;
    await atOnce(
      20,
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname);
          socket.on('error', () => resolve());
          socket.on('close', () => resolve());
          socket.resume().write(one.repeat(500));
          setTimeout(() => socket.destroy(), 300);
        }),
    );
  },
};

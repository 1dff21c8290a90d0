import { connect } from 'node:net';
import { Client } from '../client.ts';

/** Somebody who means ill, from an address of their own. */
const ADDRESS = { 'x-forwarded-for': '10.6.6.6' };

async function intruder(base: string): Promise<Client> {
  const client = new Client(base, ADDRESS);
  await client.post('/api/guest', {});
  return client;
}

const atOnce = (count: number, work: (nth: number) => Promise<unknown>): Promise<unknown> =>
  Promise.all(Array.from({ length: count }, (_, nth) => work(nth)));

/** Each does its worst once; whoever attacks does it again and again. */
export const ATTACKS: { readonly [name: string]: (base: string) => Promise<unknown> } = {
  /** Asks for the dearest list as often as it goes. */
  async flood(base) {
    const client = await intruder(base);
    await atOnce(200, () => client.get('/api/matches?public=1'));
  },

  /** Forty tables of four bots that think as long as they may. */
  async bots(base) {
    const client = await intruder(base);
    const seats = Array.from({ length: 4 }, () => 'bot:search:2000ms');
    await atOnce(40, () => client.post('/api/matches', { game: 'nocturne', seats }));
    await new Promise((resolve) => setTimeout(resolve, 500));
  },

  /** House editions as large as they may be, and matches with them. */
  async editions(base) {
    const client = await intruder(base);
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
  async imports(base) {
    const client = await intruder(base);
    const record = {
      nightjar: 'record',
      answers: Array.from({ length: 18_000 }, (_, i) => ({ seat: 0, text: `${i}` })),
    };
    await atOnce(4, () => client.post('/api/records', record));
  },

  /** Streams that nobody reads. */
  async streams(base) {
    const client = await intruder(base);
    const { hostname, port } = new URL(base);
    await atOnce(
      40,
      () =>
        new Promise<void>((resolve) => {
          const socket = connect(Number(port), hostname);
          const head = ['GET /api/stream HTTP/1.1', 'Host: x', `Cookie: ${client.cookie ?? ''}`];
          socket.on('error', () => resolve());
          socket.on('close', () => resolve());
          socket.write(`${[...head, `X-Forwarded-For: ${ADDRESS['x-forwarded-for']}`].join('\r\n')}\r\n\r\n`);
          setTimeout(() => socket.destroy(), 500);
        }),
    );
  },

  /** Hundreds of requests at once on one connection. */
  async pipelining(base) {
    const { hostname, port } = new URL(base);
    const one = `GET /api/games HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${ADDRESS['x-forwarded-for']}\r\n\r\n`;
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

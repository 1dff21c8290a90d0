import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, Client } from '../client.ts';
import type { Stream } from '../stream.ts';
import type { Ledger } from './ledger.ts';

// biome-ignore lint/suspicious/noExplicitAny: pictures of every game.
// oxlint-disable-next-line typescript/no-explicit-any
type Seen = any;

export interface PlayerWish {
  /** Servers of the same matches. A client that gets no answer from one tries the next. */
  readonly bases: readonly string[];
  readonly ledger: Ledger;
  /** A source of random numbers: the same numbers give the same choices. */
  readonly choose: () => number;
  /** After this long without a message the player tries the next server; null waits for ever. */
  readonly patienceMs: number | null;
}

/** A stream may be silent for this many of a test's waits: longer than any process is paused. */
const MOST_WAITS = 3;

/** The player was stopped during a wait. */
class Stopped extends Error {}

/** A player who plays by what the stream shows and never gives up. */
export class Player {
  readonly clients: readonly Client[];
  readonly #wish: PlayerWish;
  stream: Stream | null = null;
  /** How many of its commands were acknowledged. */
  acks = 0;
  isStopped = false;
  readonly #stopped: Promise<null>;
  #stop: () => void = () => undefined;

  constructor(wish: PlayerWish) {
    this.#wish = wish;
    this.#stopped = new Promise((resolve) => {
      this.#stop = () => resolve(null);
    });
    this.clients = wish.bases.map((base) => new Client(base));
  }

  /** Signs in as a guest and opens a stream. */
  async arrive(): Promise<void> {
    const [first, ...others] = this.clients as [Client, ...Client[]];
    await this.#insist((client) => client.post('/api/guest', {}), 1);
    for (const client of others) client.cookie = first.cookie;
    while (!this.isStopped) {
      try {
        this.stream = await first.stream({ isPersistent: true });
        return;
      } catch {
        await pause(100);
      }
    }
  }

  leave(): void {
    this.isStopped = true;
    this.#stop();
    this.stream?.close();
  }

  post = (path: string, body?: object): Promise<Answer> => this.#insist((client) => client.post(path, body));

  /** Plays a match to its end, or until it is stopped. */
  async play(match: string): Promise<void> {
    this.#wish.ledger.matches.add(match);
    let seen: Seen = (await this.#insist((client) => client.get(`/api/matches/${match}/table`))).body;
    while (!this.isStopped && seen.status === 'playing') {
      const next: Seen = seen.answers.length === 0 ? await this.#later(match, seen.seq) : await this.#act(match, seen);
      if (next === null) return;
      seen = next;
    }
  }

  /** The next picture of the stream, the only source of pictures. Null when the player is stopped. */
  async #later(match: string, seq: number): Promise<Seen> {
    for (let tries = 1; ; tries += 1) {
      const shown = (this.stream as Stream).next(
        ({ event, data }) => (event === 'picture' || event === 'moved') && data.match === match && data.seq > seq,
        `${match} after ${seq}`,
      );
      try {
        const message = await Promise.race([shown, this.#stopped]);
        shown.catch(() => undefined);
        return message === null ? null : message.data.picture;
      } catch (error) {
        if (tries === MOST_WAITS) throw error;
      }
    }
  }

  async #act(match: string, seen: Seen): Promise<Seen> {
    const { ledger, choose } = this.#wish;
    const isUndo = seen.undo > 0 && choose() < 0.1;
    const answer = seen.answers[Math.floor(choose() * seen.answers.length)] as string;
    const command = randomUUID();
    const body = isUndo ? { command, seq: seen.seq } : { command, seq: seen.seq, answer };
    const path = isUndo ? 'undo' : 'answer';
    const entry = ledger.begin({ match, seat: seen.me, command, path, body, cookie: this.clients[0]?.cookie ?? null });
    let attempts = 0;
    const began = performance.now();
    const reply = await this.#insist((client) => {
      attempts += 1;
      return client.post(`/api/matches/${match}/${path}`, body);
    });
    if (reply.status === 200) {
      this.acks += 1;
      ledger.acknowledged(entry, reply.body.seq, reply.text, { attempts, ms: performance.now() - began });
      return this.#later(match, reply.body.seq - 1);
    }
    if (![409, 422].includes(reply.status)) throw new Error(`${path}: ${reply.status} ${reply.text}`);
    ledger.refused(entry);
    return reply.body.error.view;
  }

  /** Sends the same request until a server answers it. */
  async #insist(send: (client: Client) => Promise<Answer>, servers = this.clients.length): Promise<Answer> {
    for (let i = 0; !this.isStopped; i += 1) {
      try {
        const answer = await this.#patiently(send(this.clients[i % servers] as Client));
        if (answer !== null && answer.status < 500 && answer.status !== 429) return answer;
      } catch {
        // No server answers yet.
      }
      await pause(Math.min(200, 20 + 20 * i));
    }
    throw new Stopped();
  }

  async #patiently(answer: Promise<Answer>): Promise<Answer | null> {
    const { patienceMs } = this.#wish;
    if (patienceMs === null) return answer;
    answer.catch(() => undefined);
    const cut = new AbortController();
    try {
      return await Promise.race([answer, pause(patienceMs, null, { signal: cut.signal })]);
    } finally {
      cut.abort();
    }
  }
}

/** Two people who play one match after the other. */
export const pair = ([one, other]: readonly [Player, Player]): Promise<void> =>
  untilStopped(async () => {
    await Promise.all([one.arrive(), other.arrive()]);
    const made = await one.post('/api/matches', { game: 'nocturne', seats: ['me', 'open'], visibility: 'link' });
    let { match } = made.body as { match: string };
    await joined(other, match);
    while (!one.isStopped && !other.isStopped) {
      await Promise.all([one.play(match), other.play(match)]);
      const path = `/api/matches/${match}/rematch`;
      const [next] = await Promise.all([one.post(path), other.post(path)]);
      match = next.body.match;
    }
  });

/** A player who plays a bot, one match after the other. */
export const loner = (player: Player): Promise<void> =>
  untilStopped(async () => {
    await player.arrive();
    while (!player.isStopped) {
      const made = await player.post('/api/matches', {
        game: 'nocturne',
        seats: ['me', 'bot:random'],
        visibility: 'off',
      });
      await player.play(made.body.match);
    }
  });

async function untilStopped(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}

/** Takes a seat. A client whose earlier reply was lost learns now that it has one. */
async function joined(player: Player, match: string): Promise<void> {
  const { status, body, text } = await player.post(`/api/matches/${match}/join`, {});
  if (status !== 200 && body.error?.code !== 'seated') throw new Error(`not joined: ${status} ${text}`);
}

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Stream, type StreamOptions } from './stream.ts';

/** The reply to a request. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  /** The bytes as text, for tests that compare them. */
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
}

export interface Sent {
  readonly method?: string;
  readonly body?: unknown;
  /** Sent as it is, in place of `body`. */
  readonly raw?: string | Uint8Array<ArrayBuffer>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A client with a cookie jar that sends requests as a browser or a tool would. */
export class Client {
  readonly base: string;
  /** Sent with everything. */
  readonly #always: Readonly<Record<string, string>>;
  #cookie: string | null = null;

  constructor(base: string, always: Readonly<Record<string, string>> = {}) {
    this.base = base;
    this.#always = always;
  }

  get cookie(): string | null {
    return this.#cookie;
  }

  set cookie(cookie: string | null) {
    this.#cookie = cookie;
  }

  async call(path: string, { method = 'GET', body, raw, headers = {} }: Sent = {}): Promise<Answer> {
    const bytes = raw ?? (body === undefined ? null : JSON.stringify(body));
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: {
        ...(method === 'GET' ? {} : { origin: this.base }),
        ...(bytes === null ? {} : { 'content-type': 'application/json' }),
        ...(this.#cookie === null ? {} : { cookie: this.#cookie }),
        ...this.#always,
        ...headers,
      },
      ...(bytes === null ? {} : { body: bytes }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair] = line.split(';');
      this.#cookie = pair?.endsWith('=') ? null : (pair ?? null);
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : text };
  }

  get = (path: string, headers: Sent['headers'] = {}): Promise<Answer> => this.call(path, { headers });
  post = (path: string, body?: unknown): Promise<Answer> => this.call(path, { method: 'POST', body });
  patch = (path: string, body?: unknown): Promise<Answer> => this.call(path, { method: 'PATCH', body });
  del = (path: string, body?: unknown): Promise<Answer> => this.call(path, { method: 'DELETE', body });

  /** Sends the same command until it is answered, through lost connections and a busy server. */
  async surely(path: string, body: object, tries = 100): Promise<Answer> {
    const whole = { command: randomUUID(), ...body };
    for (let i = 1; ; i += 1) {
      try {
        const answer = await this.post(path, whole);
        if (answer.status !== 503 && answer.status !== 429) return answer;
        if (i === tries) return answer;
      } catch (error) {
        if (i === tries) throw error;
      }
      await pause(Math.min(20 * i, 500));
    }
  }

  /** The picture of a match; fails loudly if there is none. */
  // biome-ignore lint/suspicious/noExplicitAny: tests look into pictures of every game.
  // oxlint-disable-next-line typescript/no-explicit-any
  async table(match: string): Promise<any> {
    const answer = await this.get(`/api/matches/${match}/table`);
    if (answer.status !== 200) throw new Error(`no picture: ${answer.status} ${answer.text}`);
    return answer.body;
  }

  /** Opens a stream; resolves when the server has sent its first bytes. */
  stream(options: Omit<StreamOptions, 'base' | 'cookie'> = {}): Promise<Stream> {
    return Stream.open({ ...options, base: this.base, cookie: this.#cookie });
  }
}

/** A guest with a session. */
export async function guest(base: string, name?: string): Promise<Client & { id: string }> {
  const client = new Client(base);
  const answer = await client.post('/api/guest', name === undefined ? {} : { name });
  if (answer.status !== 200) throw new Error(`no guest: ${answer.status} ${answer.text}`);
  return Object.assign(client, { id: answer.body.id as string });
}

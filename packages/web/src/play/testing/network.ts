import { freshCommand } from '@nightjar/wire/fresh';
import { CLOSED, type Reach, type Stream } from '../reach.ts';
import { ServerClock } from '../server-clock.ts';
import { NOBODY } from '../thinker.ts';

/** What can become of a message of a stream. A reordered one arrives after the next message. */
export const MESSAGE_FAULTS = ['lost', 'doubled', 'reordered'] as const;
type MessageFault = (typeof MESSAGE_FAULTS)[number];

/**
 * What can become of a request: the server never gets it; its reply is lost; its reply is late; the server refuses it for
 * the rate limit; a portal replies instead of the server.
 */
export const REQUEST_FAULTS = ['lost', 'unheard', 'late', 'refused', 'foreign'] as const;
type RequestFault = (typeof REQUEST_FAULTS)[number];

/** Decides on the `nth` message of its type, or request to its path, that this network carries. */
export interface Faults {
  message?(type: string, nth: number): MessageFault | null;
  request?(path: string, nth: number): RequestFault | null;
}

interface Message {
  readonly type: string;
  readonly data: string;
}

/** How long a stream that broke waits before it connects again. */
const RETRY_MS = 20;

/** What lies between one page and the server: it carries out faults until it is mended. */
export class Network {
  readonly reach: Reach;
  /** How many messages of each type, and requests to each path, it has carried. */
  readonly carried = new Map<string, number>();
  /** The faults it has carried out, each as `type fault` or `path fault`. */
  readonly faulted: string[] = [];
  readonly #faults: Faults;
  readonly #streams = new Set<FaultyStream>();
  #isMended = false;
  /** Lets late replies arrive. */
  #late: (() => void)[] = [];

  constructor(address: string, cookie: string, faults: Faults = {}) {
    this.#faults = faults;
    this.reach = {
      fetch: (path, init) => this.#carry(path, () => send(address, cookie, path, init)),
      stream: (path) => {
        const stream = new FaultyStream(`${address}${path}`, cookie, (type) => this.#messageFault(type));
        this.#streams.add(stream);
        return stream;
      },
      newCommand: () => freshCommand(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, Math.min(ms, RETRY_MS))),
      clock: new ServerClock(() => 0),
      thinker: NOBODY,
    };
  }

  /** Everything that was held back arrives, and nothing more goes wrong. */
  mend(): void {
    this.#isMended = true;
    this.letLateArrive();
    for (const stream of this.#streams) stream.release();
  }

  letLateArrive(): void {
    for (const arrive of this.#late.splice(0)) arrive();
  }

  /** Breaks every stream; each connects again. */
  breakStreams(): void {
    for (const stream of this.#streams) stream.break();
  }

  count(what: string): number {
    return this.carried.get(what) ?? 0;
  }

  #messageFault(type: string): MessageFault | null {
    return this.#note(type, (nth) => this.#faults.message?.(type, nth) ?? null);
  }

  async #carry(path: string, sent: () => Promise<Response>): Promise<Response> {
    // Less the match's id, and where a log begins.
    const short = path.replace(/^\/api(\/matches\/[^/?]+)?/, '').replace(/\?.*$/, '');
    const fault = this.#note(short, (nth) => this.#faults.request?.(short, nth) ?? null);
    switch (fault) {
      case null:
        return sent();
      case 'lost':
        throw new Error('no network');
      case 'unheard':
        await sent();
        throw new Error('no network');
      case 'late': {
        const response = await sent();
        await new Promise<void>((resolve) => this.#late.push(resolve));
        return response;
      }
      case 'refused':
        return Response.json({ error: { code: 'too-many', message: '' } }, { status: 429 });
      case 'foreign':
        return new Response('<h1>Sign in to this network</h1>');
      default:
        return fault satisfies never;
    }
  }

  #note<F extends string>(what: string, faultOf: (nth: number) => F | null): F | null {
    const nth = this.count(what);
    this.carried.set(what, nth + 1);
    const fault = this.#isMended ? null : faultOf(nth);
    if (fault !== null) this.faulted.push(`${what} ${fault}`);
    return fault;
  }
}

/** A request that arrives without fail. */
export const send = (address: string, cookie: string, path: string, init?: RequestInit): Promise<Response> =>
  fetch(`${address}${path}`, { ...init, headers: { 'content-type': 'application/json', cookie, origin: address } });

/** An `EventSource` whose messages may be lost, doubled or reordered. It connects again after the server ended it. */
class FaultyStream implements Stream {
  readyState = 1;
  readonly #listeners = new Map<string, (event: { readonly data?: string }) => void>();
  readonly #faultOf: (type: string) => MessageFault | null;
  #connection = new AbortController();
  #lastId: string | null = null;
  #held: Message[] = [];

  constructor(address: string, cookie: string, faultOf: (type: string) => MessageFault | null) {
    this.#faultOf = faultOf;
    void this.#run(address, cookie);
  }

  addEventListener(type: string, heard: (event: { readonly data?: string }) => void): void {
    this.#listeners.set(type, heard);
  }

  close(): void {
    this.readyState = CLOSED;
    this.#connection.abort();
  }

  break(): void {
    this.#connection.abort();
  }

  release(): void {
    for (const message of this.#held.splice(0)) this.#deliver(message);
  }

  async #run(address: string, cookie: string): Promise<void> {
    while (this.readyState !== CLOSED) {
      this.#connection = new AbortController();
      await this.#read(address, cookie).catch(() => undefined);
      if (this.readyState === CLOSED) return;
      // What the broken connection still held never arrives.
      this.#held = [];
      this.#listeners.get('error')?.({});
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }

  async #read(address: string, cookie: string): Promise<void> {
    const lastId = this.#lastId === null ? {} : { 'last-event-id': this.#lastId };
    const response = await fetch(address, { headers: { cookie, ...lastId }, signal: this.#connection.signal });
    this.#listeners.get('open')?.({});
    const decoder = new TextDecoder();
    let text = '';
    for await (const bytes of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(bytes, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) this.#hear(part);
    }
  }

  #hear(part: string): void {
    const field = (name: string): string | undefined => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
    const [type, data] = [field('event'), field('data')];
    this.#lastId = field('id') ?? this.#lastId;
    if (type === undefined || data === undefined) return;
    const message = { type, data };
    const fault = this.#faultOf(type);
    switch (fault) {
      case null:
        this.#deliver(message);
        return this.release();
      case 'lost':
        return;
      case 'doubled':
        this.#deliver(message);
        return this.#deliver(message);
      case 'reordered':
        this.#held.push(message);
        return;
      default:
        return fault satisfies never;
    }
  }

  #deliver({ type, data }: Message): void {
    if (this.readyState !== CLOSED) this.#listeners.get(type)?.({ data });
  }
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Json } from '@nightjar/kernel';
import { patched, sumOf } from '@nightjar/wire';

export interface Message {
  readonly event: string;
  readonly id: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into messages of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  /** The raw bytes of the message. */
  readonly text: string;
}

export interface StreamOptions {
  readonly base: string;
  readonly cookie: string | null;
  readonly tables?: readonly string[];
  readonly lastId?: string | null;
  /** Reconnects by itself, as browsers do. */
  readonly isPersistent?: boolean;
}

/** How long a test waits for a message before it fails and names it. */
const PATIENCE_MS = 30_000;

interface Waiting {
  readonly is: (message: Message) => boolean;
  readonly resolve: (message: Message) => void;
}

/** A client's end of a stream of Server-Sent Events. */
export class Stream {
  readonly messages: Message[] = [];
  /** All messages so far. */
  readonly heard: Message[] = [];
  /** The raw bytes of every message, for tests that compare them. */
  readonly transcript: string[] = [];
  lastId: string | null;
  /** How often it connected. */
  connections = 0;
  readonly #options: StreamOptions;
  readonly #waiting = new Set<Waiting>();
  #end: () => void = () => undefined;
  /** Resolves when the server ended the stream, or `close` did. */
  readonly ended = new Promise<void>((resolve) => {
    this.#end = resolve;
  });
  #abort = new AbortController();
  #isClosed = false;
  /** The latest picture of each match. */
  readonly #shown = new Map<string, { readonly seq: number }>();

  private constructor(options: StreamOptions) {
    this.#options = options;
    this.lastId = options.lastId ?? null;
  }

  static async open(options: StreamOptions): Promise<Stream> {
    const stream = new Stream(options);
    const reader = await stream.#connect();
    void stream.#live(reader);
    return stream;
  }

  /** The first message of this kind that no earlier call returned; waits for it if need be. */
  next(is: (message: Message) => boolean, what = 'a message'): Promise<Message> {
    const at = this.messages.findIndex((message) => is(message));
    if (at >= 0) return Promise.resolve(this.messages.splice(0, at + 1)[at] as Message);
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(waiting);
        reject(new Error(`waited too long for ${what}`));
      }, PATIENCE_MS);
      const waiting: Waiting = {
        is,
        resolve: (message) => {
          clearTimeout(timer);
          resolve(message);
        },
      };
      this.#waiting.add(waiting);
    });
  }

  /** The next message that shows a match at this `seq` or later. */
  reaches(match: string, seq: number): Promise<Message> {
    return this.next(
      ({ event, data }) => ['lobby', 'picture', 'moved'].includes(event) && data.match === match && data.seq >= seq,
      `${match} at ${seq}`,
    );
  }

  close(): void {
    this.#isClosed = true;
    this.#abort.abort();
    this.#end();
  }

  async #connect(): Promise<ReadableStreamDefaultReader<Uint8Array>> {
    const { base, cookie, tables } = this.#options;
    this.#abort = new AbortController();
    const response = await fetch(`${base}/api/stream${tables === undefined ? '' : `?tables=${tables.join(',')}`}`, {
      signal: this.#abort.signal,
      headers: {
        accept: 'text/event-stream',
        ...(cookie === null ? {} : { cookie }),
        ...(this.lastId === null ? {} : { 'last-event-id': this.lastId }),
      },
    });
    if (response.status !== 200 || response.body === null) {
      throw new Error(`no stream: ${response.status} ${await response.text()}`);
    }
    this.connections += 1;
    return response.body.getReader();
  }

  async #live(first: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    let reader: ReadableStreamDefaultReader<Uint8Array> | null = first;
    for (;;) {
      if (reader !== null) await this.#read(reader);
      if (this.#isClosed || this.#options.isPersistent !== true) break;
      await pause(20);
      reader = await this.#connect().catch(() => null);
    }
    this.#end();
  }

  async #read(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let text = '';
    try {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        text += decoder.decode(value, { stream: true });
        const parts = text.split('\n\n');
        text = parts.pop() ?? '';
        for (const part of parts) this.#hear(part);
      }
    } catch {
      // The connection broke; a persistent stream reconnects.
    }
  }

  /** Applies a patch to the latest picture, so that the message has a whole one. */
  // biome-ignore lint/suspicious/noExplicitAny: messages of every shape.
  // oxlint-disable-next-line typescript/no-explicit-any
  #whole(data: any): any {
    const { match, since, patch, sum, picture } = data ?? {};
    if (patch === undefined) {
      if (picture !== undefined) this.#shown.set(match, picture);
      return data;
    }
    const before = this.#shown.get(match);
    const now = before?.seq === since ? patched(before as Json, patch) : null;
    if (now === null || sumOf(now) !== sum) throw new Error(`a patch of ${match} since ${since} does not fit`);
    this.#shown.set(match, now as never);
    return { ...data, picture: now };
  }

  #hear(text: string): void {
    const field = (name: string): string | null =>
      text
        .split('\n')
        .find((line) => line.startsWith(`${name}: `))
        ?.slice(name.length + 2) ?? null;
    this.transcript.push(text);
    const event = field('event');
    if (event === null) return;
    const id = field('id');
    if (id !== null) this.lastId = id;
    const data = JSON.parse(field('data') ?? 'null');
    const message = { event, id, data: this.#whole(data), text };
    this.heard.push(message);
    for (const waiting of this.#waiting) {
      if (!waiting.is(message)) continue;
      this.#waiting.delete(waiting);
      this.messages.length = 0;
      waiting.resolve(message);
      return;
    }
    this.messages.push(message);
  }
}

import type { ServerResponse } from 'node:http';

/** A client that has not read this much is dropped: it comes back by itself and resumes where it was. */
const MOST_UNREAD = 512 * 1024;
/** What can wait is sent once less than this is unread. */
const ROOMY = 64 * 1024;

/** Why a server ends a stream. */
export type Ending = 'gone' | 'slow' | 'drain' | 'signed-out' | 'replaced';

/** One Server-Sent Events response. It is never open where its client hung up before. */
export class Channel {
  readonly #response: ServerResponse;
  readonly #ended: (why: Ending) => void;
  readonly #waiting: (() => void)[] = [];
  #open = true;

  constructor(
    response: ServerResponse,
    headers: Record<string, string | number | string[]>,
    ended: (why: Ending) => void,
  ) {
    this.#response = response;
    this.#ended = ended;
    // It has said already that its client hung up, and says so once only.
    if (response.destroyed) {
      this.#open = false;
      return;
    }
    response.on('close', () => this.end('gone'));
    response.on('error', () => this.end('gone'));
    response.on('drain', () => this.#release());
    // It ends with its connection, so nothing has to say how long a part of it is.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Once it ends nothing else comes by this connection, so that a stopping server need not wait for it.
      connection: 'close',
      // Proxies that buffer would hold every message back.
      'x-accel-buffering': 'no',
    });
    response.write('retry: 2000\n\n');
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Resolved when there is room for what can wait, or the stream has ended. */
  roomy(): Promise<void> {
    if (!this.#open || this.#response.writableLength < ROOMY) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Sends one message; `json` is JSON already and so has no line breaks. */
  send(event: string, json: string, id?: string): void {
    if (!this.#open) return;
    this.#response.write(`${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${json}\n\n`);
    if (this.#response.writableLength > MOST_UNREAD) this.end('slow');
  }

  end(why: Ending): void {
    if (!this.#open) return;
    if (why === 'drain' || why === 'signed-out' || why === 'replaced') this.send('bye', JSON.stringify({ why }));
    this.#open = false;
    if (why === 'slow') this.#response.destroy();
    else if (!this.#response.writableEnded) this.#response.end();
    this.#release();
    this.#ended(why);
  }

  #release(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }
}

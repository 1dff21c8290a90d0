import type { ServerResponse } from 'node:http';

/** A client with this much unread is disconnected. It reconnects and resumes where it was. */
const MOST_UNREAD = 512 * 1024;
/** Less urgent messages are sent once less than this is unread. */
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
    // The response has emitted `close` already and will not do so again.
    if (response.destroyed) {
      this.#open = false;
      return;
    }
    response.on('close', () => this.end('gone'));
    response.on('error', () => this.end('gone'));
    response.on('drain', () => this.#release());
    // The response ends with its connection, so it needs no chunked encoding.
    response.useChunkedEncodingByDefault = false;
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // The connection carries no further request, so a stopping server need not wait for it.
      connection: 'close',
      // Proxies that buffer would delay every message.
      'x-accel-buffering': 'no',
    });
    response.write('retry: 2000\n\n');
  }

  get isOpen(): boolean {
    return this.#open;
  }

  /** Resolves when there is room for less urgent messages, or when the stream has ended. */
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

import { connect, type Socket } from 'node:net';

const END = Buffer.from('\r\n\r\n');

/** What came back. */
export interface Answer {
  readonly text: string;
  readonly cookie: string | null;
}

/** One connection that stays, with one request at a time on it. */
class Line {
  readonly #socket: Socket;
  readonly #host: string;
  #came = Buffer.alloc(0);
  #heard: (status: number, head: string, text: string) => void = () => undefined;

  constructor(base: URL) {
    this.#host = base.host;
    this.#socket = connect(Number(base.port), base.hostname);
    this.#socket.setNoDelay(true);
    this.#socket.on('data', (bytes) => this.#hear(bytes));
  }

  send(method: string, path: string, cookie: string | null, body: string | null): Promise<Answer> {
    const headers = [
      `host: ${this.#host}`,
      'x-nightjar: 1',
      ...(cookie === null ? [] : [`cookie: ${cookie}`]),
      ...(body === null ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    ];
    return new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#heard = (status, head, text) => {
        this.#socket.off('error', reject);
        if (status !== 200) return reject(new Error(`${path}: ${status} ${text.slice(0, 300)}`));
        resolve({ text, cookie: /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? null });
      };
      this.#socket.write(`${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body ?? ''}`);
    });
  }

  #hear(bytes: Buffer): void {
    this.#came = this.#came.length === 0 ? Buffer.from(bytes) : Buffer.concat([this.#came, bytes]);
    const end = this.#came.indexOf(END);
    if (end < 0) return;
    const head = this.#came.toString('latin1', 0, end);
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);
    const from = end + END.length;
    if (this.#came.length < from + length) return;
    const text = this.#came.toString('utf8', from, from + length);
    this.#came = Buffer.alloc(0);
    this.#heard(Number(head.slice(9, 12)), head, text);
  }
}

/** As little between the bench and the wire as there can be: plain sockets, so that the load costs little of the machine. */
export class Lines {
  readonly #base: URL;
  readonly #free: Line[];
  readonly #waiting: ((line: Line) => void)[] = [];

  constructor(base: string, sockets: number) {
    this.#base = new URL(base);
    this.#free = Array.from({ length: sockets }, () => new Line(this.#base));
  }

  async send(method: 'GET' | 'POST', path: string, cookie: string | null, body?: object): Promise<Answer> {
    const line = this.#free.pop() ?? (await new Promise<Line>((resolve) => this.#waiting.push(resolve)));
    try {
      return await line.send(method, path, cookie, body === undefined ? null : JSON.stringify(body));
    } finally {
      const next = this.#waiting.shift();
      if (next === undefined) this.#free.push(line);
      else next(line);
    }
  }

  /** Listens to a stream, message by message, until the process ends; resolved when it speaks. Its end is heard as `closed`. */
  listen(cookie: string, heard: (event: string, data: string) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const socket = connect(Number(this.#base.port), this.#base.hostname);
      let text = '';
      socket.setEncoding('utf8').on('data', (part: Buffer | string) => {
        resolve();
        text += String(part);
        for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
          const data = text.lastIndexOf('\ndata: ', end);
          const event = text.lastIndexOf('event: ', data) + 7;
          if (data >= 0) heard(text.slice(event, data), text.slice(data + 7, end));
          text = text.slice(end + 2);
        }
      });
      socket.on('error', reject);
      socket.on('close', () => heard('closed', ''));
      socket.write(`GET /api/stream HTTP/1.1\r\nhost: ${this.#base.host}\r\ncookie: ${cookie}\r\n\r\n`);
    });
  }
}

import { connect, type Socket } from 'node:net';

const END = Buffer.from('\r\n\r\n');

/** One HTTP response. */
export interface Answer {
  readonly text: string;
  readonly cookie: string | null;
}

/** One connection with one request at a time on it. Where a server has cut it for its silence it is opened again. */
class Line {
  readonly #base: URL;
  #socket: Socket | null = null;
  #came = Buffer.alloc(0);
  #asked: { readonly text: string; heard(status: number, head: string, text: string): void } | null = null;

  constructor(base: URL) {
    this.#base = base;
  }

  send(method: string, path: string, cookie: string | null, body: string | null): Promise<Answer> {
    const headers = [
      `host: ${this.#base.host}`,
      'x-nightjar: 1',
      ...(cookie === null ? [] : [`cookie: ${cookie}`]),
      ...(body === null ? [] : ['content-type: application/json', `content-length: ${Buffer.byteLength(body)}`]),
    ];
    const text = `${method} ${path} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body ?? ''}`;
    return new Promise((resolve, reject) => {
      const heard = (status: number, head: string, said: string): void => {
        this.#asked = null;
        if (status !== 200) return reject(new Error(`${path}: ${status} ${said.slice(0, 300)}`));
        resolve({ text: said, cookie: /set-cookie: ([^;]+)/i.exec(head)?.[1] ?? null });
      };
      this.#asked = { text, heard };
      (this.#socket ??= this.#open()).write(text);
    });
  }

  #open(): Socket {
    const socket = connect(Number(this.#base.port), this.#base.hostname);
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.#hear(bytes));
    // An error is told by the end that follows it.
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#socket = null;
      this.#came = Buffer.alloc(0);
      if (this.#asked === null) return;
      // Cut while it was asked: a command that came through is known by its id.
      this.#socket = this.#open();
      this.#socket.write(this.#asked.text);
    });
    return socket;
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
    this.#asked?.heard(Number(head.slice(9, 12)), head, text);
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

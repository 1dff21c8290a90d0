import { Agent, request } from 'node:http';

/** As little between the bench and the wire as Node has. */
export class Wire {
  readonly #base: string;
  readonly #agent: Agent;

  constructor(base: string, sockets: number) {
    this.#base = base;
    this.#agent = new Agent({ keepAlive: true, maxSockets: sockets });
  }

  /** The body of a good answer, and the cookie that came with it. */
  send(
    method: 'GET' | 'POST',
    path: string,
    cookie: string | null,
    body?: object,
  ): Promise<{ text: string; cookie: string | null }> {
    return new Promise((resolve, reject) => {
      const sent = request(
        `${this.#base}${path}`,
        {
          method,
          agent: this.#agent,
          headers: {
            'x-nightjar': '1',
            ...(cookie === null ? {} : { cookie }),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () => {
            const text = Buffer.concat(parts).toString();
            if (response.statusCode !== 200)
              return reject(new Error(`${path}: ${response.statusCode} ${text.slice(0, 300)}`));
            resolve({ text, cookie: response.headers['set-cookie']?.[0]?.split(';')[0] ?? null });
          });
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** Listens to a stream, message by message, until the process ends; resolved when it speaks. */
  listen(cookie: string, heard: (event: string, data: string) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const sent = request(`${this.#base}/api/stream`, { agent: false, headers: { cookie } }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => {
          text += part;
          for (let end = text.indexOf('\n\n'); end >= 0; end = text.indexOf('\n\n')) {
            const message = text.slice(0, end);
            text = text.slice(end + 2);
            const event = /^event: (.*)$/m.exec(message)?.[1];
            if (event !== undefined) heard(event, message.slice(message.indexOf('\ndata: ') + 7));
          }
        });
        resolve();
      });
      sent.on('error', reject);
      sent.end();
    });
  }
}

import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface ProxyWish {
  /** The port of the server behind it. */
  readonly port: number;
  /** A source of random numbers: the same numbers give the same faults. */
  readonly choose: () => number;
  /** The longest delay. */
  readonly longestMs: number;
}

/** How often a proxy did what. */
export interface Mischief {
  lost: number;
  unanswered: number;
  doubled: number;
  delayed: number;
  cut: number;
}

/** A proxy that loses, repeats, delays and reorders requests and replies. */
export interface ChaoticProxy {
  readonly base: string;
  readonly mischief: Mischief;
  close(): void;
}

interface Forwarded {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly bytes: Buffer;
}

export async function chaoticProxy({ port, choose, longestMs }: ProxyWish): Promise<ChaoticProxy> {
  const mischief: Mischief = { lost: 0, unanswered: 0, doubled: 0, delayed: 0, cut: 0 };

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (asked.url?.startsWith('/api/stream') === true) return flow(asked, answer);
    const body = await bytesOf(asked);
    const chosen = choose();
    if (chosen < 0.05) {
      mischief.lost += 1;
      return void asked.socket.destroy();
    }
    if (chosen > 0.7) {
      mischief.delayed += 1;
      await pause(choose() * longestMs);
    }
    const copies = chosen < 0.1 ? 2 : 1;
    mischief.doubled += copies - 1;
    const replies = await Promise.all(Array.from({ length: copies }, () => forward(asked, body)));
    if (chosen < 0.15 && chosen >= 0.1) {
      mischief.unanswered += 1;
      return void asked.socket.destroy();
    }
    const { status, headers, bytes } = replies.at(-1) as Forwarded;
    answer.writeHead(status, headers).end(bytes);
  }

  /** Passes a stream through until it is cut. */
  function flow(asked: IncomingMessage, answer: ServerResponse): void {
    const through = request({ port, host: '127.0.0.1', path: asked.url, headers: asked.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    through.on('error', () => asked.socket.destroy());
    asked.socket.once('close', () => through.destroy());
    through.end();
    if (choose() > 0.5) return;
    const cut = setTimeout(
      () => {
        mischief.cut += 1;
        asked.socket.destroy();
      },
      choose() * longestMs * 4,
    );
    asked.socket.once('close', () => clearTimeout(cut));
  }

  function forward({ method, url, headers }: IncomingMessage, body: Buffer): Promise<Forwarded> {
    return new Promise((resolve, reject) => {
      const through = request({ port, host: '127.0.0.1', method, path: url, headers }, (reply) => {
        bytesOf(reply).then(
          (bytes) => resolve({ status: reply.statusCode ?? 502, headers: reply.headers, bytes }),
          reject,
        );
      });
      through.on('error', reject);
      through.end(body);
    });
  }

  const server = createServer((asked, answer) => {
    pass(asked, answer).catch(() => asked.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    mischief,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

import { type AddressInfo, createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';

export interface Mail {
  readonly to: string;
  /** Header and text, as they came. */
  readonly source: string;
}

/** A mail server that stores what it receives. */
export async function openSmtp(): Promise<{ readonly port: number; readonly mails: readonly Mail[] }> {
  const mails: Mail[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    let to = '';
    let lines: string[] | null = null;
    const say = (line: string): void => void socket.write(`${line}\r\n`);
    say('220 test');
    createInterface({ input: socket }).on('line', (line) => {
      if (lines !== null) {
        if (line !== '.') return void lines.push(line);
        mails.push({ to, source: lines.join('\n') });
        lines = null;
        return say('250 kept');
      }
      const verb = line.slice(0, 4).toUpperCase();
      if (verb === 'RCPT') to = /<(.*)>/.exec(line)?.[1] ?? '';
      if (verb === 'DATA') {
        lines = [];
        return say('354 go on');
      }
      if (verb !== 'QUIT') return say('250 ok');
      say('221 bye');
      socket.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as AddressInfo).port, mails };
}

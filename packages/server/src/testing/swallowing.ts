import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A proxy that can drop everything that the present connections send from then on; later connections work. */
export interface Swallowing {
  readonly port: number;
  swallow(): void;
}

export async function swallowing({ hostname, port }: URL): Promise<Swallowing> {
  const all = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) {
      all.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        near.destroy();
        far.destroy();
        all.delete(socket);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of all) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    swallow() {
      for (const socket of all) socket.unpipe().resume();
    },
  };
}

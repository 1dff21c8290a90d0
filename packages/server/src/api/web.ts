import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import statics from '@fastify/static';
import { Trouble } from '../trouble.ts';
import type { App } from './route.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Serves the built web app, if there is one; a page address that is no file is the app's own to understand. */
export async function serveWeb(app: App, folder: string | null): Promise<void> {
  const root = folder ?? BUILT;
  const hasApp = existsSync(join(root, 'index.html'));
  if (hasApp) {
    await app.register(statics, {
      root,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Built files carry their content's hash in their names; the rest may change with every release.
        const isHashed = path.startsWith(join(root, 'assets'));
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+($|\?)/.test(request.url);
    if (!hasApp || !isPage) throw new Trouble(404, 'not-found', 'there is nothing here');
    // Not given back: whoever waits for a reply listens to it, and here many would wait for the same.
    void reply.sendFile('index.html');
  });
}

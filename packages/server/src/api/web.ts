import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import statics from '@fastify/static';
import { Trouble } from '../trouble.ts';
import type { App } from './route.ts';

const BUILT = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Serves the built web app, if there is one. A path that is no file gets the app's page: the app routes it. */
export async function serveWeb(app: App, folder: string | null): Promise<void> {
  const root = folder ?? BUILT;
  const hasApp = existsSync(join(root, 'index.html'));
  if (hasApp) {
    await app.register(statics, {
      root,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // Built files have a content hash in their names; other files may change with every release.
        const isHashed = path.startsWith(join(root, 'assets'));
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+($|\?)/.test(request.url);
    if (!hasApp || !isPage) throw new Trouble(404, 'not-found', 'there is nothing here');
    // Not returned: a promise per pending reply would listen to the reply, and there may be many.
    void reply.sendFile('index.html');
  });
}

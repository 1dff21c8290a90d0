import { createHash, timingSafeEqual } from 'node:crypto';
import type { App } from '../api/route.ts';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { notFound } from '../trouble.ts';
import { readiness } from './ready.ts';

/** Whether a header carries the token. Without a configured token no header does. */
const isToken = (header: string, token: string | null): boolean =>
  token !== null && timingSafeEqual(digest(header), digest(`Bearer ${token}`));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export function operationRoutes(
  app: App,
  services: Services,
  { metricsToken }: Pick<Config, 'metricsToken'>,
  state: { readonly isDraining: boolean },
): void {
  const { metrics, store, workers } = services;
  const whyNot = readiness(store);
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (state.isDraining) return reply.status(503).send({ ok: false, why: 'draining' });
    const why = await whyNot();
    return why === null ? { ok: true } : reply.status(503).send({ ok: false, why });
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isToken(request.headers.authorization ?? '', metricsToken)) throw notFound('page');
    metrics.workerTimeouts.reset();
    metrics.workerTimeouts.inc(workers.counts.timedOut);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

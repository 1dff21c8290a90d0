import type { App } from '../api/route.ts';
import type { Services } from '../services.ts';
import { isReachable } from './ready.ts';

export function operationRoutes(app: App, services: Services, state: { readonly isDraining: boolean }): void {
  const { metrics, store, workers } = services;
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (state.isDraining) return reply.status(503).send({ ok: false, why: 'draining' });
    if (!(await isReachable(store))) return reply.status(503).send({ ok: false, why: 'the store does not answer' });
    return { ok: true };
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    metrics.cuts.reset();
    metrics.cuts.inc(workers.counts.cut);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

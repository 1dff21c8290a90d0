import type { App } from '../api/route.ts';
import type { Services } from '../services.ts';
import { readiness } from './ready.ts';

export function operationRoutes(app: App, services: Services, state: { readonly isDraining: boolean }): void {
  const { metrics, store, workers } = services;
  const whyNot = readiness(store);
  app.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }));
  app.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
    if (state.isDraining) return reply.status(503).send({ ok: false, why: 'draining' });
    const why = await whyNot();
    return why === null ? { ok: true } : reply.status(503).send({ ok: false, why });
  });
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    metrics.cuts.reset();
    metrics.cuts.inc(workers.counts.cut);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

import swagger from '@fastify/swagger';
import { TIME_HEADER } from '@nightjar/wire';
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  jsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import { accountRoutes } from './api/account.ts';
import { BODY_LIMIT, readBodies } from './api/body.ts';
import { chatRoutes } from './api/chat.ts';
import { codesRoutes } from './api/codes.ts';
import { dailyRoutes } from './api/daily.ts';
import { docsRoutes } from './api/docs.ts';
import { editionsRoutes } from './api/editions.ts';
import { gamesRoutes } from './api/games.ts';
import { headersFor } from './api/headers.ts';
import { historyRoutes } from './api/history.ts';
import { matchesRoutes } from './api/matches.ts';
import { meRoutes } from './api/me.ts';
import { mutesRoutes } from './api/mutes.ts';
import { ratingsRoutes } from './api/ratings.ts';
import { recordsRoutes } from './api/records.ts';
import { reportsRoutes } from './api/reports.ts';
import { type App, nothing } from './api/route.ts';
import { statisticsRoutes } from './api/statistics.ts';
import { streamRoutes } from './api/stream.ts';
import { subscriptionsRoutes } from './api/subscriptions.ts';
import { ANSWER, tableRoutes } from './api/table.ts';
import { trailRoutes } from './api/trail.ts';
import { serveWeb } from './api/web.ts';
import type { Config } from './config.ts';
import { Admission, releaseSlot } from './fair/admission.ts';
import { faultPoint } from './faults.ts';
import { newServer } from './operation/connections.ts';
import { operationRoutes } from './operation/routes.ts';
import type { Services } from './services.ts';
import { isOutage } from './store/outage.ts';
import { Trouble } from './trouble.ts';

/** The HTTP side of a server: plugins, guards and every route. It does not listen yet. */
export async function buildApp(services: Services, config: Config, state: { isDraining: boolean }): Promise<App> {
  const { metrics, log } = services;
  const admission = new Admission(services, config);
  const app = fastify({
    logger: false,
    bodyLimit: BODY_LIMIT,
    trustProxy: typeof config.trustProxy === 'number' ? hops(config.trustProxy) : config.trustProxy,
    serverFactory: newServer,
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 128 },
    frameworkErrors: (error: FastifyError, request: unknown, reply: unknown) =>
      admission.refuseUnreadable(request as FastifyRequest, reply as FastifyReply, (refusal) =>
        answerTrouble(services, refusal ?? error, request as FastifyRequest, reply as FastifyReply),
      ),
  }).withTypeProvider<ZodTypeProvider>() as unknown as App;

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('session', null);
  app.decorateRequest('slot', null);
  readBodies(app, admission);
  app.setErrorHandler((error, request, reply) => answerTrouble(services, error as Error, request, reply));

  const headers = headersFor(config.origin);
  const apiHeaders = { ...headers, 'cache-control': 'no-store' };
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Nightjar', version: '1', description: 'One table for night games.' },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });

  // A route without a schema for its body or query refuses both: unknown fields are refused everywhere.
  app.addHook('onRoute', (route) => {
    if (!route.url.startsWith('/api/')) return;
    const isChanging = route.method !== 'GET' && route.method !== 'HEAD';
    route.schema = {
      ...(isChanging ? { body: nothing.nullish() } : {}),
      querystring: nothing,
      ...route.schema,
    };
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.routeOptions.url?.startsWith('/api/') === true ? apiHeaders : headers);
    admission.receive(request, reply, done);
  });
  app.addHook('preValidation', (request, _reply, done) => admission.admit(request, done));
  app.addHook('onSend', (request, reply, payload, done) => {
    releaseSlot(request);
    if (request.routeOptions.url?.startsWith('/api/') === true) void reply.header(TIME_HEADER, services.clock.now());
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const isAnswered = route === ANSWER && reply.statusCode === 200;
    metrics.requests.inc({ route, method: request.method, status: reply.statusCode });
    // The route's pattern, not the address: a path may contain a code.
    if (route.startsWith('/api/') || reply.statusCode >= 400) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      const line = { method: request.method, route, status: reply.statusCode, ms };
      if (isAnswered) log.debug(line, 'request');
      else log.info(line, 'request');
    }
    if (isAnswered) faultPoint('after-ack');
    done();
  });

  operationRoutes(app, services, config, state);
  docsRoutes(app);
  meRoutes(app, services, config);
  accountRoutes(app, services, config);
  codesRoutes(app, services, config);
  gamesRoutes(app, services);
  matchesRoutes(app, services);
  tableRoutes(app, services, apiHeaders);
  recordsRoutes(app, services);
  editionsRoutes(app, services);
  streamRoutes(app, services);
  chatRoutes(app, services);
  mutesRoutes(app, services);
  reportsRoutes(app, services);
  historyRoutes(app, services);
  statisticsRoutes(app, services);
  ratingsRoutes(app, services);
  trailRoutes(app, services);
  dailyRoutes(app, services);
  subscriptionsRoutes(app, services);
  await serveWeb(app, config.webFolder);
  return app;
}

/** Trusts this many proxies, the nearest ones. */
const hops =
  (count: number) =>
  (_address: string, hop: number): boolean =>
    hop < count;

/** Every refusal has the same shape and reveals nothing of the server's inside. */
function answerTrouble(services: Services, error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const trouble = asTrouble(error);
  if (trouble.status >= 500) services.log.error({ err: error, route: request.routeOptions.url }, 'a request failed');
  services.metrics.refusals.inc({ code: trouble.code });
  if (trouble.retryAfter !== null) void reply.header('retry-after', String(trouble.retryAfter));
  // Further requests on this connection are dropped unread: the client is over its limit.
  if (trouble.status === 429) void reply.header('connection', 'close');
  void reply.status(trouble.status).type('application/json').send(JSON.stringify(trouble.body));
}

function asTrouble(error: Error): Trouble {
  if (error instanceof Trouble) return error;
  if (hasZodFastifySchemaValidationErrors(error)) {
    const [first] = error.validation;
    const where = `${error.validationContext ?? 'request'}${(first?.instancePath ?? '').replaceAll('/', '.')}`;
    return new Trouble(400, 'bad-request', `${where}: ${first?.message ?? 'is not what was asked for'}`);
  }
  const { statusCode, code } = error as FastifyError;
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new Trouble(413, 'too-large', 'the body is too large');
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new Trouble(415, 'not-json', 'a body is application/json');
  // Before outages: a client that disconnects within a body looks like a broken connection, but the store is fine.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new Trouble(statusCode, 'bad-request', error.message);
  }
  if (isOutage(error)) {
    return new Trouble(503, 'store', 'the store does not answer; nothing was acknowledged', { retryAfter: 1 });
  }
  return new Trouble(500, 'fault', 'something went wrong here; it has been written down');
}

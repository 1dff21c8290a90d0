import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** The metrics of one server, so that two servers in one process count apart. */
export interface Metrics {
  readonly registry: Registry;
  /** Answers that were committed. */
  readonly answers: Counter;
  /** Requests refused, by the code of the refusal. */
  readonly refusals: Counter<'code'>;
  /** Streams open now. */
  readonly streams: Gauge;
  /** Streams that the server closed, by reason. */
  readonly drops: Counter<'reason'>;
  /** From the arrival of an answer to its acknowledgement. */
  readonly ack: Histogram;
  /** The delay at which due work began. */
  readonly dueLag: Histogram;
  /** Workers that were stopped because they took too long. */
  readonly workerTimeouts: Counter;
  /** Requests by route, method and status. */
  readonly requests: Counter<'route' | 'method' | 'status'>;
}

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'nightjar_' });
  return {
    registry,
    answers: new Counter({ name: 'nightjar_answers_total', help: 'Answers committed.', registers }),
    refusals: new Counter({
      name: 'nightjar_refusals_total',
      help: 'Requests refused, by code.',
      labelNames: ['code'],
      registers,
    }),
    streams: new Gauge({ name: 'nightjar_streams', help: 'Streams open now.', registers }),
    drops: new Counter({
      name: 'nightjar_stream_drops_total',
      help: 'Streams closed by the server, by reason.',
      labelNames: ['reason'],
      registers,
    }),
    ack: new Histogram({
      name: 'nightjar_ack_seconds',
      help: 'From the arrival of an answer to its acknowledgement.',
      buckets: SECONDS,
      registers,
    }),
    dueLag: new Histogram({
      name: 'nightjar_due_lag_seconds',
      help: 'How late due work was begun.',
      buckets: [...SECONDS, 10, 60, 600],
      registers,
    }),
    workerTimeouts: new Counter({
      name: 'nightjar_worker_timeouts_total',
      help: 'Workers stopped for taking too long.',
      registers,
    }),
    requests: new Counter({
      name: 'nightjar_requests_total',
      help: 'Requests by route, method and status.',
      labelNames: ['route', 'method', 'status'],
      registers,
    }),
  };
}

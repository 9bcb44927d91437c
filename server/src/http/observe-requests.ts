import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';
import type { Traffic } from '../platform/traffic/traffic.ts';

const slowMilliseconds = 1_000;
const reading = new Set(['GET', 'HEAD', 'OPTIONS']);
const bucketSeconds = [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5];

/** Counts and times an answer. */
export type Observe = (kind: string, status: number, milliseconds: number) => void;

export function createObserver({ traffic, registry }: { traffic: Traffic; registry: Registry }): Observe {
  const durations = new Histogram({
    name: 'thikana_http_request_duration_seconds',
    help: 'How long answers took.',
    labelNames: ['kind', 'status'],
    buckets: bucketSeconds,
    registers: [registry],
  });
  // Finding a series by its labels takes longer than counting in it.
  const series = new Map<string, ReturnType<typeof durations.labels>>();

  return (kind, status, milliseconds) => {
    const statusClass = `${Math.floor(status / 100)}xx`;
    const key = `${kind} ${statusClass}`;
    const found = series.get(key) ?? durations.labels({ kind, status: statusClass });
    series.set(key, found);
    found.observe(milliseconds / 1_000);
    traffic.count(milliseconds, status >= 500);
  };
}

/**
 * Observes every answer, and logs those that changed something, failed or were slow: by route, never by address.
 */
export function observeRequests(http: FastifyInstance, observe: Observe): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });

  http.addHook('onResponse', (request, reply, done) => {
    done();
    const milliseconds = reply.elapsedTime;
    const status = reply.statusCode;
    observe(kindOf(request), status, milliseconds);
    const isSlow = milliseconds > slowMilliseconds;
    if (reading.has(request.method) && !isSlow && status < 500) return;
    const line = {
      method: request.method,
      route: request.routeOptions.url,
      status,
      milliseconds: Math.round(milliseconds),
    };
    if (isSlow || status >= 500) request.log.warn(line, 'A slow or failed answer');
    else request.log.info(line, 'Answered');
  });
}

function kindOf({ routeOptions: { url = '' } }: FastifyRequest): string {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/pictures/')) return 'picture';
  if (url.startsWith('/assets/')) return 'asset';
  if (url.endsWith('z') || url === '/metrics') return 'probe';
  return 'document';
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/** `/metrics` for Prometheus: requires the token if one is set, else a caller on this machine. Others get a 404. */
export function registerMetrics(
  http: FastifyInstance,
  metrics: { contentType: string; read: () => Promise<string> },
  token: string | undefined,
): void {
  http.get('/metrics', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!(token === undefined ? isOfThisMachine(request) : hasToken(request, token)))
      return reply.code(404).type('text/plain').send('Not found');
    return reply.type(metrics.contentType).send(await metrics.read());
  });
}

function hasToken({ headers }: FastifyRequest, token: string): boolean {
  const given = Buffer.from(headers.authorization ?? '');
  const right = Buffer.from(`Bearer ${token}`);
  return given.length === right.length && timingSafeEqual(given, right);
}

/** A proxy on this machine also calls from here, on behalf of anyone. */
function isOfThisMachine({ raw, headers }: FastifyRequest): boolean {
  return (
    loopback.has(raw.socket.remoteAddress ?? '') && forwarded.every((header) => headers[header] === undefined)
  );
}

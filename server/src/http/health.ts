import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process runs. `/readyz`: it can also reach its database. */
export function registerHealth(app: FastifyInstance, isAvailable: () => boolean): void {
  app.get('/healthz', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { schema: { hide: true } }, (_request, reply) => {
    const isReady = isAvailable();
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: isReady ? 'ok' : 'unavailable' });
  });
}

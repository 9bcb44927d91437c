import type { FastifyInstance } from 'fastify';

/** `/healthz`: the process runs. `/readyz`: every dependency is available; otherwise it names what is missing. */
export function registerHealth(app: FastifyInstance, needs: Record<string, () => boolean>): void {
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', (_request, reply) => {
    const waitsFor = Object.keys(needs).filter((name) => needs[name]?.() === false);
    reply.header('cache-control', 'no-store');
    if (waitsFor.length === 0) return reply.send({ status: 'ok' });
    return reply.code(503).send({ status: 'unavailable', waitsFor });
  });
}

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import fastify from 'fastify';

/** The least that Fastify can do: one route, one answer. The yardstick for what the site does. */
const { values } = parseArgs({ options: { port: { type: 'string' }, brotli: { type: 'string' } } });
const app = fastify();
const { brotli } = values;

if (brotli === undefined) {
  app.get('/', () => ({ hello: 'world' }));
} else {
  const bytes = readFileSync(brotli);
  app.get('/', (_request, reply) =>
    reply.header('content-type', 'text/html; charset=utf-8').header('content-encoding', 'br').send(bytes),
  );
}

await app.listen({ host: 'localhost', port: Number(values.port) });
console.log('hello is running');

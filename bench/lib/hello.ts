import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/**
 * The smallest server: `hello.ts PORT [file [content-type [content-encoding]]]` answers with a word, or with the
 * bytes of the file.
 */
const [port, file, type = 'text/html', encoding] = process.argv.slice(2);
const body = file ? readFileSync(file) : Buffer.from('hello');
const app = Fastify();
app.get('/', (_request, reply) => {
  if (encoding) reply.header('content-encoding', encoding);
  return reply.type(type).send(body);
});
await app.listen({ port: Number(port) });
console.log('is listening');

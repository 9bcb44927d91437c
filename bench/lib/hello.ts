import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/** The least a server can do: `hello.ts PORT [file]` answers with a word, or with the bytes of the file. */
const [port, file] = process.argv.slice(2);
const body = file ? readFileSync(file) : Buffer.from('hello');
const app = Fastify();
app.get('/', (_request, reply) => reply.type('text/html').send(body));
await app.listen({ port: Number(port) });
console.log('is listening');

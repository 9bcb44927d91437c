import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

/**
 * The smallest server: `hello.ts PORT [file]` answers with a word, or with the bytes of the file and the headers of
 * `file.json`.
 */
const [port, file] = process.argv.slice(2);
const body = file ? readFileSync(file) : Buffer.from('hello');
const headers = file ? (JSON.parse(readFileSync(`${file}.json`, 'utf8')) as Record<string, string>) : {};
const app = Fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(body));
await app.listen({ port: Number(port) });
console.log('is listening');

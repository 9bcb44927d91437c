import path from 'node:path';
import type { City } from '@thikana/contract/city';
import { type Call, createClient } from '@thikana/contract/client';
import Fastify from 'fastify';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createRequestHandler, type EntryContext, type ServerBuild, ServerRouter } from 'react-router';
import { siliguri } from '../../server/test/city/cities.ts';

/**
 * `bare-render.ts PORT SITE PATH` answers with the React tree of one document, rendered for each request from data
 * fetched once: no routing, no loaders, no compression.
 */
const [port, siteUrl = '', documentPath = '/'] = process.argv.slice(2);

interface WebEntry {
  setCity(city: City): void;
  createContext(api: { call: Call }): Parameters<ReturnType<typeof createRequestHandler>>[1];
}

const build = (await import(
  path.resolve(import.meta.dirname, '../../web/build/server/index.js')
)) as ServerBuild;
let context: EntryContext | undefined;
const render = createRequestHandler(
  {
    ...build,
    entry: {
      module: {
        ...build.entry.module,
        default(_request, _status, _headers, entryContext) {
          context = { ...entryContext, serverHandoffStream: undefined };
          return new Response();
        },
      },
    },
  },
  'production',
);
const call = createClient({
  token: () => null,
  async send({ method, url }) {
    const answer = await fetch(new URL(url, siteUrl), { method });
    return { status: answer.status, json: await answer.json(), retryAfter: null };
  },
});
const { createContext, setCity } = build.entry.module as unknown as WebEntry;
setCity(siliguri);
const url = new URL(documentPath, siteUrl);
await render(new Request(url), createContext({ call }));
if (!context) throw new Error(`${url} is no document.`);
const tree = createElement(ServerRouter, { context, url });

const app = Fastify();
app.get('/', (_request, reply) => reply.type('text/html').send(`<!DOCTYPE html>${renderToString(tree)}`));
await app.listen({ port: Number(port) });
console.log('is listening');

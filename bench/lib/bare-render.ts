import { createRequire } from 'node:module';
import path from 'node:path';
import { createClient } from '@thikana/contract/client';
import Fastify from 'fastify';
import type { ReactNode } from 'react';
import { loadBuiltWebApp } from '../../server/src/http/web-app.ts';
import '../../server/test/city/set-city.ts';

/**
 * `bare-render.ts PORT SITE PATH` answers with the React tree of one document, rendered for each request from data
 * fetched once: no routing, no loaders, no compression.
 */
const [port, siteUrl = '', documentPath = '/'] = process.argv.slice(2);

// The web app imports the same module, and so this function.
const reactDom: { renderToString(tree: ReactNode): string } = createRequire(import.meta.url)(
  'react-dom/server.edge',
);
const { renderToString } = reactDom;
let tree: ReactNode;
reactDom.renderToString = (given) => {
  tree = given;
  return renderToString(given);
};

const web = await loadBuiltWebApp(path.resolve(import.meta.dirname, '../../build/current/web/build'));
const call = createClient({
  token: () => null,
  async send({ method, url }) {
    const answer = await fetch(new URL(url, siteUrl), { method });
    return { status: answer.status, json: await answer.json(), header: () => null };
  },
});
await web.render(new URL(documentPath, siteUrl), { call });

const app = Fastify();
app.get('/', (_request, reply) => reply.type('text/html').send(`<!DOCTYPE html>${renderToString(tree)}`));
await app.listen({ port: Number(port) });
console.log('is listening');

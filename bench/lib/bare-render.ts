import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { currentCity } from '@thikana/contract/city';
import { createClient } from '@thikana/contract/client';
import Fastify from 'fastify';
import type { ReactNode } from 'react';
import type { WebApp, WebEntry } from '../../server/src/http/web-app.ts';
import '../../server/test/city/set-city.ts';

/**
 * `bare-render.ts PORT SITE PATH` answers with the React tree of one document, rendered for each request from data
 * fetched once: no routing, no loaders, no compression.
 */
const [port, siteUrl = '', documentPath = '/'] = process.argv.slice(2);

const build = path.resolve(import.meta.dirname, '../../build/current/web/build');
type RenderTree = (tree: ReactNode) => Promise<string>;
const entry = (await import(pathToFileURL(path.join(build, 'server/index.js')).href)) as WebEntry & {
  renderWhole: RenderTree;
  createRenderer(manifest: undefined, renderTree: RenderTree): WebApp['render'];
};
entry.setCity(currentCity());
let tree: ReactNode;
const render = entry.createRenderer(undefined, (given) => {
  tree = given;
  return entry.renderWhole(given);
});
const call = createClient({
  token: () => null,
  async send({ method, url }) {
    const answer = await fetch(new URL(url, siteUrl), { method });
    return { status: answer.status, json: await answer.json(), header: () => null };
  },
});
await render(new URL(documentPath, siteUrl), { call });

const app = Fastify();
app.get('/', async (_request, reply) =>
  reply.type('text/html').send(`<!DOCTYPE html>${await entry.renderWhole(tree)}`),
);
await app.listen({ port: Number(port) });
console.log('is listening');

import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WebApp } from '../framework/web-app.ts';
import { sendBusyPage } from './busy-page.ts';
import type { DocumentApi } from './document-api.ts';
import { makePage, type Packing, packingForMany, packingForOne } from './make-page.ts';
import { type Encoding, encodings, type Page, type PageCache } from './page-cache.ts';
import type { PolicyOptions } from './security-headers.ts';
import { createWorkQueue, TurnNotReached } from './work-limit.ts';

export interface DocumentDependencies {
  web: WebApp;
  cache: PageCache;
  newDocumentApi: () => DocumentApi;
  origin: string;
  /** What documents may load beside what is the site's own. */
  policy: PolicyOptions;
}

/** About a second and a half of rendering, when each page is another one; while one waits for data others go on. */
const renders = { most: 64, atOnce: 3 };

// Only these make a different page worth keeping; with any other parameter a page is rendered and not kept.
const cachedParameters = new Set([
  ...['page', 'purpose', 'propertyType', 'location', 'priceRange'],
  ...['bedrooms', 'bathrooms', 'furnishing', 'with', 'sort', 'view'],
]);

/** The site itself: its files, and for every other address a rendered document. */
export async function registerDocuments(
  app: FastifyInstance,
  dependencies: DocumentDependencies,
): Promise<void> {
  if (dependencies.web.clientDir) await registerFiles(app, dependencies.web.clientDir);
  const { development } = dependencies.web;
  if (development) {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) return done();
      development.middleware(request.raw, reply.raw, done);
    });
    app.server.on('upgrade', (...upgrade) => development.upgrades.emit('upgrade', ...upgrade));
  }
  const rendering = new Map<string, Promise<Page>>();
  const work = createWorkQueue(renders);

  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const url = new URL(request.url, dependencies.origin);
    // Sources may change between two requests of a developer.
    const key = development ? undefined : cacheKey(url);
    const kept = key === undefined ? undefined : dependencies.cache.get(key);
    if (kept) return sendPage(kept, request, reply);
    // Visitors who come while a page is being rendered wait for the same one.
    const running = key === undefined ? undefined : rendering.get(key);
    if (running) return sendRendered(running, request, reply);
    if (work.isFull()) return sendBusyPage(reply);
    if (key === undefined) {
      // Nobody else will ask for it in another encoding.
      const packing = packingForOne(encodingFor(request));
      const page = work.run(() => render(url, undefined, packing, dependencies));
      return sendRendered(page, request, reply);
    }
    const begun = work
      .run(() => render(url, key, packingForMany, dependencies))
      .finally(() => rendering.delete(key));
    rendering.set(key, begun);
    return sendRendered(begun, request, reply);
  });
}

async function sendRendered(
  rendering: Promise<Page>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  try {
    return sendPage(await rendering, request, reply);
  } catch (error) {
    if (error instanceof TurnNotReached) return sendBusyPage(reply);
    throw error;
  }
}

async function registerFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Workers would be held to the policy of their file.
      reply.removeHeader('content-security-policy');
      // Vite names what is under assets by its content.
      const isHashed = path.includes('/assets/');
      reply.header(
        'cache-control',
        isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      );
    },
  });
}

function cacheKey(url: URL): string | undefined {
  const parameters = [...url.searchParams];
  if (!parameters.every(([name]) => cachedParameters.has(name))) return undefined;
  const search = parameters
    .filter(([, value]) => value !== '')
    .sort()
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${url.pathname}?${search.join('&')}`;
}

async function render(
  url: URL,
  key: string | undefined,
  packing: Packing,
  dependencies: DocumentDependencies,
): Promise<Page> {
  const { web, cache, newDocumentApi, policy } = dependencies;
  const startedAt = cache.startRender();
  const api = newDocumentApi();
  const page = await makePage(await web.render(new Request(url), api), packing, policy);
  const isPrivate = page.headers['cache-control']?.includes('no-store') ?? false;
  if (key !== undefined && page.status === 200 && api.isComplete() && !isPrivate)
    cache.put(key, page, api.dependencies, startedAt);
  return page;
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(page.status).headers(page.headers);
  reply.header('etag', page.etag).header('vary', 'accept-encoding');
  if (!page.headers['cache-control']) reply.header('cache-control', 'public, no-cache');
  if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
  const encoding = encodingFor(request);
  const encoded = encoding && page.encoded.get(encoding);
  return encoded ? reply.header('content-encoding', encoding).send(encoded) : reply.send(page.plain);
}

const names: Record<Encoding, RegExp> = { br: /\bbr\b/, gzip: /\bgzip\b/ };

function encodingFor({ headers }: FastifyRequest): Encoding | undefined {
  const accepted = headers['accept-encoding'] ?? '';
  return encodings.find((encoding) => names[encoding].test(accepted));
}

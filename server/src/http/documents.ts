import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendBusyPage } from './busy-page.ts';
import type { DocumentApi } from './document-api.ts';
import { registerFiles } from './files.ts';
import { makePage } from './make-page.ts';
import { documentHeaders, encodedBytes, encodingFor, type Page } from './page.ts';
import type { PageCache } from './page-cache.ts';
import type { PolicyOptions } from './security-headers.ts';
import type { WebApp } from './web-app.ts';
import { createWorkQueue, TurnNotReached } from './work-limit.ts';

export interface DocumentDependencies {
  web: WebApp;
  /** Where assets of earlier builds are kept. */
  keptAssetsDir: string;
  cache: PageCache;
  /** The parameters of pages that are cached. A page with any other parameter is rendered each time. */
  cachedParameters: ReadonlySet<string>;
  newDocumentApi: () => DocumentApi;
  origin: string;
  /** What documents may load from other origins. */
  policy: PolicyOptions;
}

/** About 1.5 s of rendering, if every page is a different one. While one waits for data, others proceed. */
const renders = { most: 64, atOnce: 3 };

/** Serves the site's files, and a rendered document for every other address. */
export async function registerDocuments(
  app: FastifyInstance,
  dependencies: DocumentDependencies,
): Promise<void> {
  const { clientDir, development } = dependencies.web;
  if (clientDir) await registerFiles(app, { clientDir, keptAssetsDir: dependencies.keptAssetsDir });
  if (development) {
    app.addHook('onRequest', (request, reply, done) => {
      if (request.url.startsWith('/api/') || request.url.startsWith('/pictures/')) return done();
      development.middleware(request.raw, reply.raw, done);
    });
    app.server.on('upgrade', (...upgrade) => development.upgrades.emit('upgrade', ...upgrade));
  }
  const rendering = new Map<string, Promise<Page>>();
  const work = createWorkQueue(renders);

  app.get('/*', async (request, reply) => {
    const url = new URL(request.originalUrl, dependencies.origin);
    // During development, sources may change between two requests.
    const key = development ? undefined : cacheKey(url, dependencies.cachedParameters);
    if (key !== undefined) dependencies.cache.note(request.originalUrl, key);
    const kept = key === undefined ? undefined : dependencies.cache.get(key);
    if (kept) return sendPage(kept, request, reply);
    // Concurrent requests for the same page share one rendering.
    const running = key === undefined ? undefined : rendering.get(key);
    if (running) return sendRendered(running, request, reply);
    if (work.isFull()) return sendBusyPage(reply);
    const begun = work.run(() => render(url, key, dependencies));
    if (key !== undefined) {
      rendering.set(key, begun);
      begun.finally(() => rendering.delete(key)).catch(() => {});
    }
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

function cacheKey(url: URL, cachedParameters: ReadonlySet<string>): string | undefined {
  const parameters = [...url.searchParams];
  if (!parameters.every(([name]) => cachedParameters.has(name))) return undefined;
  const search = parameters
    .filter(([, value]) => value !== '')
    .sort()
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${url.pathname}?${search.join('&')}`;
}

async function render(url: URL, key: string | undefined, dependencies: DocumentDependencies): Promise<Page> {
  const { web, cache, newDocumentApi, policy } = dependencies;
  const startedAt = cache.startRender();
  const api = newDocumentApi();
  const page = makePage(await web.render(url, api), policy);
  const isPrivate = page.headers['cache-control']?.includes('no-store') ?? false;
  if (key !== undefined && page.status === 200 && api.isComplete() && !isPrivate)
    cache.put(key, page, api.dependencies, startedAt);
  return page;
}

function sendPage(page: Page, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.code(page.status).headers(documentHeaders(page));
  if (request.headers['if-none-match'] === page.etag && page.status === 200) return reply.code(304).send();
  const encoding = encodingFor(request.headers['accept-encoding']);
  return encoding
    ? reply.header('content-encoding', encoding).send(encodedBytes(page, encoding))
    : reply.send(page.plain);
}

import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { FastifyServerOptions } from 'fastify';
import type { Observe } from './observe-requests.ts';
import { documentHeaders, type Encoding, encodedBytes, encodingFor, type Page } from './page.ts';
import type { PageCache } from './page-cache.ts';
import { apartHeaders, headersForAnyHost, isLocal, type SecurityOptions } from './security-headers.ts';

interface Options {
  cache: PageCache;
  security: SecurityOptions;
  newRequestId: () => string;
  /** False while the site stops, or if every answer has to take the whole way. */
  isOn: () => boolean;
  observe: Observe;
}

/**
 * Answers requests for cached documents before anything else looks at them. The headers and bytes are those of
 * documents.ts.
 */
export function createKeptPages(options: Options) {
  const heads = new WeakMap<Page, Map<string, readonly string[]>>();

  function headOf(page: Page, encoding: Encoding | undefined, isApart: boolean): readonly string[] {
    const variants = heads.get(page) ?? new Map<string, readonly string[]>();
    heads.set(page, variants);
    const variant = `${encoding} ${isApart}`;
    const known = variants.get(variant);
    if (known) return known;
    const head = Object.entries({
      ...headersForAnyHost(options.security),
      ...(isApart ? apartHeaders : {}),
      ...documentHeaders(page),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    }).flat();
    variants.set(variant, head);
    return head;
  }

  /** Returns whether it answered. */
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { headers, method, url = '' } = request;
    if (method !== 'GET' || !options.isOn()) return false;
    // Behind a proxy the scheme of the visitor decides about a header.
    if (!options.security.isHttps && headers['x-forwarded-proto'] !== undefined) return false;
    const page = options.cache.find(url);
    if (!page) return false;
    const startedAt = performance.now();
    const encoding = encodingFor(headers['accept-encoding']);
    const head = headOf(page, encoding, options.security.isHttps || isLocal(headers.host));
    const isKnown = headers['if-none-match'] === page.etag;
    const body = isKnown ? undefined : encoding ? encodedBytes(page, encoding) : page.plain;
    const own = [
      'x-request-id',
      options.newRequestId(),
      ...(body ? ['content-length', String(body.length)] : []),
    ];
    response.writeHead(isKnown ? 304 : page.status, [...head, ...own]);
    response.end(body);
    options.observe('document', isKnown ? 304 : page.status, performance.now() - startedAt);
    return true;
  }

  /** Fastify’s own server, with these answers before it. */
  const serverFactory: NonNullable<FastifyServerOptions['serverFactory']> = (handle, given) => {
    const { http, keepAliveTimeout, requestTimeout } = given as FastifyServerOptions & { http: object };
    const server = createServer({ ...http }, (request, response) => {
      if (!answer(request, response)) (handle as RequestListener)(request, response);
    });
    server.keepAliveTimeout = keepAliveTimeout ?? server.keepAliveTimeout;
    server.requestTimeout = requestTimeout ?? server.requestTimeout;
    return server;
  };
  return { serverFactory };
}

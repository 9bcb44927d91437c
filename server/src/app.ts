import path from 'node:path';
import { untilCityMidnight } from '@thikana/contract/city-time';
import { AppError } from '@thikana/contract/errors';
import { isTileArchive } from '@thikana/contract/tile-archive';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { assembleFeatures } from './assemble-features.ts';
import type { Config } from './config.ts';
import { cityDependency } from './features/city/city.feature.ts';
import { cachedFilters } from './features/search/search.feature.ts';
import { sitemapsAndFeedsFeature } from './features/sitemaps-and-feeds/sitemaps-and-feeds.feature.ts';
import { bindApi } from './http/bind-api.ts';
import { createHttp } from './http/create-http.ts';
import { createDocumentApis } from './http/document-api.ts';
import { registerDocuments } from './http/documents.ts';
import { answerError } from './http/error-answers.ts';
import { registerHealth } from './http/health.ts';
import { createKeptPages } from './http/kept-pages.ts';
import { createLimiter } from './http/limiter.ts';
import { registerMetrics } from './http/metrics.ts';
import { createObserver, observeRequests } from './http/observe-requests.ts';
import { registerReference } from './http/openapi.ts';
import { createPageCache } from './http/page-cache.ts';
import { registerPlainForms } from './http/plain-forms.ts';
import { createRequestIds } from './http/request-ids.ts';
import { chooseLanguages } from './http/request-language.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { readStale } from './http/staleness.ts';
import { refuseStalledBodies } from './http/stalled-bodies.ts';
import { checkRemoteArchive, serveTileArchive } from './http/tile-archive.ts';
import { traceRequests } from './http/trace-requests.ts';
import { answerTheRest, unreadableRequests } from './http/unreadable-requests.ts';
import type { WebApp } from './http/web-app.ts';
import { metricsReader } from './processes/shared-metrics.ts';
import type { Services } from './services.ts';

const pageCacheBytes = 64 * 1024 * 1024;

export interface App {
  http: FastifyInstance;
  /** Handles invalidations from any process; without a payload, everything is stale. */
  onStale(payload?: string): void;
  /** Handles changes in conversations from any process; without a payload, anything may have changed. */
  onLive(payload?: string): void;
}

/** Assembles the site: plugins, then each feature by name. */
export async function buildApp(
  config: Config,
  services: Services,
  options: { web: WebApp; log: FastifyBaseLogger; isAvailable: () => boolean },
): Promise<App> {
  const security = {
    isHttps: config.publicUrl.startsWith('https:'),
    hstsSubdomains: config.hstsSubdomains,
  };
  const cache = createPageCache({
    maxBytes: pageCacheBytes,
    now: Date.now,
    // 'Posted N days ago' counts days of the city.
    expiresAt: (now) => now + untilCityMidnight(new Date(now)),
  });
  const observe = createObserver({ traffic: services.traffic, registry: services.metrics });
  const newRequestId = createRequestIds();
  // Traces need every answer to take the whole way.
  let answersKeptPages = !config.tracing;
  const kept = createKeptPages({ cache, security, newRequestId, observe, isOn: () => answersKeptPages });
  const http = createHttp(config, options.log, { ...unreadableRequests(security), newRequestId, ...kept });
  http.addHook('preClose', (done) => {
    answersKeptPages = false;
    done();
  });
  http.setErrorHandler(answerError);
  chooseLanguages(http);
  answerTheRest(http);
  refuseStalledBodies(http);
  if (config.tracing) traceRequests(http, { believesHeaders: config.trustedProxies.length > 0 });
  registerSecurityHeaders(http, security);
  observeRequests(http, observe);
  const { contentType } = services.metrics;
  registerMetrics(http, { contentType, read: metricsReader(services.metrics) }, config.metricsToken);

  const limiter = createLimiter({ pool: services.pool, enabled: config.rateLimits });
  const { features, pictures, site } = await assembleFeatures(config, services, limiter);
  const eachFeature = Object.values(features);
  const bindings = eachFeature.flatMap((feature) => feature.bindings);
  const newDocumentApi = createDocumentApis(bindings);
  const discovery = sitemapsAndFeedsFeature({ ...services, site, newDocumentApi });

  registerHealth(http, { database: options.isAvailable, catalogue: features.search.isReady });
  for (const feature of [pictures, discovery, ...eachFeature]) if ('serve' in feature) feature.serve(http);
  registerReference(
    http,
    bindings.map(({ endpoint }) => endpoint),
    { name: config.site.name, url: config.publicUrl, version: config.version },
  );
  bindApi(http, bindings, { limiter, authenticate: features.accounts.authenticate });
  registerPlainForms(
    http,
    eachFeature.flatMap((feature) => ('forms' in feature ? feature.forms : [])),
  );
  http.all('/api/*', () => {
    throw new AppError('not_found');
  });
  await registerDocuments(http, {
    web: options.web,
    keptAssetsDir: path.join(config.dataDir, 'assets'),
    cache,
    cachedParameters: new Set(['page', 'sort', 'view', ...cachedFilters]),
    newDocumentApi,
    origin: config.publicUrl,
    policy: {
      usesGoogleMaps: config.googleMapsKey !== undefined,
      tilesUrl: config.tilesFile ? undefined : config.tiles?.url,
      paymentsUrl: config.razorpay?.url,
    },
  });

  if (config.tilesFile) serveTileArchive(http, config.tilesFile);
  else if (config.tiles && isTileArchive(config.tiles.url)) {
    const { url } = config.tiles;
    http.addHook('onListen', async () => void checkRemoteArchive(url, http.log));
  }
  http.addHook('onListen', async () => features.search.begin());
  http.addHook('onClose', () => features.search.close());

  return {
    http,
    onStale(payload) {
      const stale = payload === undefined ? undefined : readStale(payload);
      services.noteChange();
      features.search.forgetTotals();
      if (!stale || stale.names.includes('site')) features.about.forget();
      if (stale) cache.drop(stale);
      else cache.clear();
      if (payload === undefined || stale?.names.includes(cityDependency))
        void features.city.reload().then(cache.clear);
    },
    onLive: features.messages.hear,
  };
}

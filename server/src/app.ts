import path from 'node:path';
import { untilCityMidnight } from '@thikana/contract/city-time';
import { AppError } from '@thikana/contract/errors';
import { isTileArchive } from '@thikana/contract/tile-archive';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { describeTarget } from './backup/places/backup-place.ts';
import { type Config, migrationsDir, projectVersion } from './config.ts';
import { accountsFeature } from './features/accounts/accounts.feature.ts';
import { alertsFeature } from './features/alerts/alerts.feature.ts';
import { areasFeature } from './features/areas/areas.feature.ts';
import { auditFeature } from './features/audit/audit.feature.ts';
import { availabilityFeature } from './features/availability/availability.feature.ts';
import { badgesFeature } from './features/badges/badges.feature.ts';
import { batchesFeature } from './features/batches/batches.feature.ts';
import { cityDependency, cityFeature, currentFacts } from './features/city/city.feature.ts';
import { complaintsFeature } from './features/complaints/complaints.feature.ts';
import { consentFeature } from './features/consent/consent.feature.ts';
import { digestFeature } from './features/digest/digest.feature.ts';
import { enquiriesFeature, enquiriesOfListing } from './features/enquiries/enquiries.feature.ts';
import { fraudChecksFeature } from './features/fraud-checks/fraud-checks.feature.ts';
import { legalFeature } from './features/legal/legal.feature.ts';
import { listingsFeature } from './features/listings/listings.feature.ts';
import { messagesFeature, reportableConversations } from './features/messages/messages.feature.ts';
import { moderationFeature } from './features/moderation/moderation.feature.ts';
import { openIdFeature } from './features/openid/openid.feature.ts';
import { ownDataFeature } from './features/own-data/own-data.feature.ts';
import { picturesFeature } from './features/pictures/pictures.feature.ts';
import { isFeatured, promotionFeature } from './features/promotion/promotion.feature.ts';
import { pushFeature } from './features/push/push.feature.ts';
import { reportsFeature } from './features/reports/reports.feature.ts';
import { sealedRecordsFeature } from './features/sealed-records/sealed-records.feature.ts';
import { listLike, searchFeature } from './features/search/search.feature.ts';
import { createSettings, defaultSettings, siteFeature, siteIdentity } from './features/site/site.feature.ts';
import { sitemapsAndFeedsFeature } from './features/sitemaps-and-feeds/sitemaps-and-feeds.feature.ts';
import { statisticsFeature } from './features/statistics/statistics.feature.ts';
import { systemFeature } from './features/system/system.feature.ts';
import { unconfirmedMessagesFeature } from './features/unconfirmed-messages/unconfirmed-messages.feature.ts';
import { usersFeature } from './features/users/users.feature.ts';
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
import { brandedMail } from './platform/mail/branded-mail.ts';
import { metricsReader } from './processes/shared-metrics.ts';
import type { Services } from './services.ts';

const pageCacheBytes = 64 * 1024 * 1024;
/** The number of similar listings that an email offers. */
const similarInMails = 3;

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
  given: Services,
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
  const observe = createObserver({ traffic: given.traffic, registry: given.metrics });
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
  const { contentType } = given.metrics;
  registerMetrics(http, { contentType, read: metricsReader(given.metrics) }, config.metricsToken);
  await registerReference(http, { name: config.site.name, url: config.publicUrl, version: config.version });

  const limiter = createLimiter({ pool: given.pool, enabled: config.rateLimits });
  const defaults = defaultSettings(config.site, currentFacts());
  const settings = createSettings({ db: given.db, defaults });
  const site = siteIdentity(settings, { name: config.site.name, publicUrl: config.publicUrl });
  await settings.get();
  const services = { ...given, mail: brandedMail(given.mail, site) };

  const pictures = picturesFeature(services);
  const accounts = accountsFeature({ ...services, pictures, limiter, settings, site });
  const openId = openIdFeature({ ...services, provider: config.openId, site });
  const signals = fraudChecksFeature(services);
  const badges = badgesFeature({ ...services, settings, site });
  const search = searchFeature({
    ...services,
    snapshot: { file: path.join(config.dataDir, 'catalogue.snapshot'), version: config.version },
  });
  const alerts = alertsFeature({ ...services, limiter, search, settings, site });
  const { matchSavedSearches } = alerts;
  const listings = listingsFeature({
    ...services,
    pictures,
    limiter,
    settings,
    queueFraudChecks: signals.queueFraudChecks,
    matchSavedSearches,
    badgesOf: badges.badgesOf,
    enquiriesOf: (listing) => enquiriesOfListing(services.db, listing),
    isFeatured: (id) => isFeatured(services.db, id, services.now()),
    site,
  });
  const availability = availabilityFeature({ ...services, settings, site, matchSavedSearches });
  const statistics = statisticsFeature(services);
  const promotion = promotionFeature({ ...services, pictures, limiter, settings, site });
  const moderation = moderationFeature({ ...services, site, matchSavedSearches });
  const batches = batchesFeature({ ...services, pictures });
  const messages = messagesFeature({ ...services, pictures, limiter, settings, site });
  const enquiries = enquiriesFeature({
    ...services,
    conversations: messages.forEnquiries,
    availabilityLink: availability.linkFor,
    listSimilar: (transaction, listingId) => listLike(transaction, listingId, similarInMails),
    site,
  });
  const unconfirmedMessages = unconfirmedMessagesFeature({
    ...services,
    conversations: messages,
    limiter,
    settings,
    site,
  });
  const users = usersFeature({ ...services, pictures, conversations: messages, site, matchSavedSearches });
  const reports = reportsFeature({
    ...services,
    moderation,
    users,
    pictures,
    conversationsIn: reportableConversations,
    settings,
    site,
    matchSavedSearches,
  });
  const complaints = complaintsFeature({ ...services, limiter, settings, site });
  const digest = digestFeature({ ...services, settings, site });
  const areas = areasFeature(services);
  const city = cityFeature(services);
  const about = siteFeature({
    ...services,
    site,
    url: config.publicUrl,
    googleMapsKey: config.googleMapsKey,
    tiles: config.tiles,
    signInWith: config.openId?.name,
    settings,
    defaults,
    countListings: listings.countPublic,
    countCustomers: users.countCustomers,
    countAreas: areas.countAreas,
    pictures,
    recomputeLandTotals: listings.recomputeLandTotals,
    followOffers: listings.followOffers,
    reloadCity: city.reload,
  });
  const audit = auditFeature(services);
  const ownData = ownDataFeature({
    ...services,
    pictures,
    conversations: messages,
    pictureFiles: services.pictures,
    site,
  });
  const system = systemFeature({
    ...services,
    site,
    about: {
      version: config.version,
      installedVersion: projectVersion,
      migrationsDir,
      dataDir: config.dataDir,
      isEmbedded: config.databaseUrl === undefined,
      pictureStore: config.s3 ? 's3' : 'disk',
      backups: config.backups && { ...config.backups, to: describeTarget(config.backups.target) },
    },
  });

  const legal = legalFeature({ settings, findPackTexts: city.findPackTexts });

  sealedRecordsFeature(services);
  const push = pushFeature(services);
  const consent = consentFeature({
    ...services,
    stop: { alerts: alerts.pauseAlertsOf, notifications: push.stopAll },
  });

  const features = [
    accounts,
    openId,
    listings,
    search,
    availability,
    alerts,
    promotion,
    statistics,
    moderation,
    batches,
    users,
    reports,
    complaints,
    digest,
    signals,
    badges,
    about,
    audit,
    areas,
    city,
    legal,
    messages,
    enquiries,
    unconfirmedMessages,
    push,
    consent,
    system,
    ownData,
  ];
  const bindings = features.flatMap((feature) => feature.bindings);
  const newDocumentApi = createDocumentApis(bindings);
  const discovery = sitemapsAndFeedsFeature({ ...services, site, newDocumentApi });

  registerHealth(http, { database: options.isAvailable, catalogue: search.isReady });
  pictures.serve(http);
  about.serve(http);
  listings.serve(http);
  openId.serve(http);
  discovery.serve(http);
  messages.serve(http);
  ownData.serve(http);
  promotion.serve(http);
  bindApi(http, bindings, { limiter, authenticate: accounts.authenticate });
  registerPlainForms(http, [
    ...availability.forms,
    ...alerts.forms,
    ...unconfirmedMessages.forms,
    ...complaints.forms,
    ...enquiries.forms,
  ]);
  http.all('/api/*', { schema: { hide: true } }, () => {
    throw new AppError('not_found');
  });
  await registerDocuments(http, {
    web: options.web,
    keptAssetsDir: path.join(config.dataDir, 'assets'),
    cache,
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
  http.addHook('onListen', async () => search.begin());
  http.addHook('onClose', () => search.close());

  return {
    http,
    onStale(payload) {
      const stale = payload === undefined ? undefined : readStale(payload);
      services.noteChange();
      search.forgetTotals();
      if (!stale || stale.names.includes('site')) about.forget();
      if (stale) cache.drop(stale);
      else cache.clear();
      if (payload === undefined || stale?.names.includes(cityDependency))
        void city.reload().then(cache.clear);
    },
    onLive: messages.hear,
  };
}

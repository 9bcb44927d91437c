import path from 'node:path';
import { describeTarget } from './backup/places/backup-place.ts';
import { type Config, migrationsDir, projectVersion } from './config.ts';
import { accountsFeature } from './features/accounts/accounts.feature.ts';
import { alertsFeature } from './features/alerts/alerts.feature.ts';
import { areasFeature } from './features/areas/areas.feature.ts';
import { auditFeature } from './features/audit/audit.feature.ts';
import { availabilityFeature } from './features/availability/availability.feature.ts';
import { badgesFeature } from './features/badges/badges.feature.ts';
import { batchesFeature } from './features/batches/batches.feature.ts';
import { cityFeature, currentFacts } from './features/city/city.feature.ts';
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
import { statisticsFeature, viewsOf } from './features/statistics/statistics.feature.ts';
import { systemFeature } from './features/system/system.feature.ts';
import { unconfirmedMessagesFeature } from './features/unconfirmed-messages/unconfirmed-messages.feature.ts';
import { usersFeature } from './features/users/users.feature.ts';
import type { Limiter } from './http/limiter.ts';
import { brandedMail } from './platform/mail/branded-mail.ts';
import type { Services } from './services.ts';

/** The number of similar listings that an email offers. */
const similarInMails = 3;

/** Creates each feature with what it needs of the platform and of other features. */
export async function assembleFeatures(config: Config, given: Services, limiter: Limiter) {
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
    viewsOf: (ids) => viewsOf(services.db, ids, services.now()),
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

  const features = {
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
  };
  return { features, pictures, site };
}

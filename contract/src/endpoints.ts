import { accountEndpoints } from './accounts.ts';
import { alertEndpoints } from './alerts.ts';
import { areaEndpoints } from './area-pages.ts';
import { areaTotalEndpoints } from './area-totals.ts';
import { auditEndpoints } from './audit.ts';
import { availabilityEndpoints } from './availability.ts';
import { badgeEndpoints } from './badges.ts';
import { batchEndpoints } from './batches.ts';
import { bulkDecisionEndpoints } from './bulk-decisions.ts';
import { cityEndpoints } from './city-map.ts';
import { complaintEndpoints } from './complaints.ts';
import { consentEndpoints } from './consent.ts';
import { digestEndpoints } from './digest.ts';
import type { Endpoint } from './endpoint.ts';
import { enquiryEndpoints } from './enquiries.ts';
import { featuredEndpoints } from './featured.ts';
import { signalEndpoints } from './fraud-checks.ts';
import { viewFreshness } from './freshness.ts';
import { inboxEndpoints } from './inbox.ts';
import { lawEndpoints } from './law.ts';
import { legalEndpoints } from './legal.ts';
import { viewListingCards } from './listing-cards.ts';
import { listingEndpoints } from './listings.ts';
import { lowerPrice } from './lower-price.ts';
import { messageEndpoints } from './messages.ts';
import { moderationEndpoints } from './moderation.ts';
import { openIdEndpoints } from './openid.ts';
import { ownDataEndpoints } from './own-data.ts';
import { ownListingEndpoints } from './own-listings.ts';
import { placeAdministrationEndpoints } from './place-administration.ts';
import { preparePoster } from './poster.ts';
import { promotionEndpoints } from './promotion.ts';
import { pushEndpoints } from './push.ts';
import { viewRanking } from './ranking.ts';
import { removedListingEndpoints } from './removed-listings.ts';
import { reportEndpoints } from './reports.ts';
import { viewMap } from './search/map.ts';
import { searchEndpoints } from './search/search.ts';
import { viewSurroundings } from './search/surroundings.ts';
import { secondLanguageEndpoints } from './second-language.ts';
import { sessionEndpoints } from './sessions.ts';
import { settingsEndpoints } from './settings.ts';
import { siteEndpoints } from './site.ts';
import { statisticsEndpoints } from './statistics.ts';
import { systemEndpoints } from './system.ts';
import { sendTestMail } from './test-mail.ts';
import { twoStepEndpoints } from './two-step.ts';
import { unconfirmedMessageEndpoints } from './unconfirmed-messages.ts';
import { userEndpoints } from './users.ts';
import { visitEndpoints } from './visits.ts';

/** Every endpoint of the API. */
export const endpoints: readonly Endpoint[] = [
  ...accountEndpoints,
  ...sessionEndpoints,
  ...pushEndpoints,
  ...twoStepEndpoints,
  ...openIdEndpoints,
  ...ownDataEndpoints,
  ...consentEndpoints,
  ...listingEndpoints,
  ...ownListingEndpoints,
  viewSurroundings,
  ...searchEndpoints,
  viewMap,
  ...removedListingEndpoints,
  ...availabilityEndpoints,
  lowerPrice,
  ...secondLanguageEndpoints,
  ...alertEndpoints,
  ...areaEndpoints,
  ...areaTotalEndpoints,
  ...cityEndpoints,
  ...placeAdministrationEndpoints,
  viewListingCards,
  viewFreshness,
  ...promotionEndpoints,
  ...featuredEndpoints,
  ...statisticsEndpoints,
  preparePoster,
  ...moderationEndpoints,
  ...digestEndpoints,
  ...bulkDecisionEndpoints,
  ...batchEndpoints,
  ...reportEndpoints,
  ...complaintEndpoints,
  ...signalEndpoints,
  ...badgeEndpoints,
  ...userEndpoints,
  ...auditEndpoints,
  ...siteEndpoints,
  ...settingsEndpoints,
  viewRanking,
  ...lawEndpoints,
  ...legalEndpoints,
  ...messageEndpoints,
  ...unconfirmedMessageEndpoints,
  ...visitEndpoints,
  ...enquiryEndpoints,
  ...inboxEndpoints,
  ...systemEndpoints,
  sendTestMail,
];

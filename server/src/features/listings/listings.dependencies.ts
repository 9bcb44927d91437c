import type { Accents } from '@thikana/contract/accent';
import type { Badge } from '@thikana/contract/badges';
import type { EnquiryLimit, OwnerAnswers } from '@thikana/contract/enquiry-limits';
import type { ViewCounts } from '@thikana/contract/statistics';
import type { Kysely, Transaction } from 'kysely';
import type { Limiter } from '../../http/limiter.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { ViewCounter } from '../../platform/views/view-counter.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** The dependencies of listings. */
export interface ListingsDependencies {
  db: Kysely<Tables>;
  /** The database for public lists and searches: a replica if there is one. */
  reads: Kysely<Tables>;
  pictures: PicturesFeature;
  limiter: Limiter;
  settings: SettingsReader;
  /** Counts how often phone numbers are shown. */
  views: Pick<ViewCounter, 'count'>;
  /** What came of listings lately. */
  viewsOf: (listingIds: readonly string[]) => Promise<(listingId: string) => ViewCounts>;
  /** Queues the fraud checks of a new or edited listing. */
  queueFraudChecks: (transaction: Transaction<Tables>, listingId: string) => Promise<void>;
  /** Matches a public listing with saved searches. */
  matchSavedSearches: (transaction: Transaction<Tables>, listingIds: readonly string[]) => Promise<void>;
  /** The badges of a listing and its owner. */
  badgesOf: (listing: { id: string; owner_id: string }) => Promise<Badge[]>;
  /** How the owner answers enquiries, and the owner's limit of open ones. */
  enquiriesOf: (listing: {
    id: string;
    owner_id: string;
  }) => Promise<{ ownerAnswers?: OwnerAnswers | undefined; enquiries?: EnquiryLimit | undefined }>;
  /** Whether a listing has a featured place now. */
  isFeatured: (listingId: string) => Promise<boolean>;
  /** The site's name on preview pictures. */
  site: { name: string; accents?: Accents | undefined };
  now: () => Date;
}

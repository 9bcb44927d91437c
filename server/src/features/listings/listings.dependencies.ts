import type { Badge } from '@thikana/contract/badges';
import type { Kysely, Transaction } from 'kysely';
import type { Limiter } from '../../http/limiter.ts';
import type { Tables } from '../../platform/database/tables.ts';
import type { SeenCounter } from '../../platform/seen/seen-counter.ts';
import type { PicturesFeature } from '../pictures/pictures.feature.ts';
import type { SettingsReader } from '../site/site.feature.ts';

/** What the operations on listings work with. */
export interface ListingsDependencies {
  db: Kysely<Tables>;
  /** For lists and searches, which everyone may see: a replica where there is one. */
  reads: Kysely<Tables>;
  pictures: PicturesFeature;
  limiter: Limiter;
  settings: SettingsReader;
  /** Counts how often numbers are shown. */
  seen: Pick<SeenCounter, 'count'>;
  /** Tells whoever compares listings that this one is new or changed. */
  lookAt: (transaction: Transaction<Tables>, listingId: string) => Promise<void>;
  /** What is proved of a listing and its owner. */
  badgesOf: (listing: { id: string; owner_id: string }) => Promise<Badge[]>;
  /** As pictures for previews name it. */
  site: { name: string };
  now: () => Date;
}

import type { Role } from '@thikana/contract/vocabulary';
import type { RawBuilder } from 'kysely';
import { m } from '../../paraglide/messages.js';
import { waitingBadgeRequests } from '../badges/badges.feature.ts';
import { waitingComplaints } from '../complaints/complaints.feature.ts';
import { waitingTexts } from '../listings/listings.feature.ts';
import { waitingListings } from '../moderation/moderation.feature.ts';
import { waitingPayments } from '../promotion/promotion.feature.ts';
import { waitingCases } from '../reports/reports.feature.ts';

/** Something that waits for members of staff. */
export interface DigestSource {
  /** Stored with the items that were mentioned. */
  name: string;
  /** The role that handles it. */
  role: Exclude<Role, 'user'>;
  /** The page that lists it. */
  path: string;
  /**
   * A query with the columns `item` (a text that identifies it forever), `label` (a text or null) and `since`.
   */
  waiting: RawBuilder<unknown>;
  title: (values: { count: number }) => string;
}

const source = (
  name: string,
  role: DigestSource['role'],
  path: string,
  waiting: DigestSource['waiting'],
  title: DigestSource['title'],
): DigestSource => ({ name, role, path, waiting, title });

/** Everything that a digest mentions, in its order. */
export const digestSources: readonly DigestSource[] = [
  source('listings', 'moderator', '/admin/pending-posts', waitingListings, m.digest_listings),
  source('texts', 'moderator', '/admin/second-languages', waitingTexts, m.digest_texts),
  source('reports', 'moderator', '/admin/reports', waitingCases, m.digest_reports),
  source('complaints', 'moderator', '/admin/complaints', waitingComplaints, m.digest_complaints),
  source('badges', 'moderator', '/admin/badges', waitingBadgeRequests, m.digest_badges),
  source('payments', 'admin', '/admin/payments', waitingPayments, m.digest_payments),
];

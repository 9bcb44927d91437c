import { evidenceKinds, type OwnEvidence } from '@thikana/contract/badges';
import { listingRows, requireOwn } from '../listings/listings.feature.ts';
import { badgeTasksRepository } from './badge-tasks.repository.ts';
import type { BadgesDependencies } from './badges.dependencies.ts';
import { mayBeAskedFor } from './badges.policy.ts';
import { badgesRepository } from './badges.repository.ts';

/** The badges of a listing for its owner, and which checks the owner may request. */
export async function viewOwnEvidence(
  { db, now }: Pick<BadgesDependencies, 'db' | 'now'>,
  ownerId: string,
  listingId: string,
): Promise<OwnEvidence[]> {
  const listing = await listingRows(db).find(listingId);
  requireOwn(listing, ownerId);
  const [seen, requests] = await Promise.all([
    badgesRepository(db).listOfListing(listingId),
    badgeTasksRepository(db).listRequests(listingId),
  ]);
  return evidenceKinds.map((kind) => {
    const until = seen.find((row) => row.kind === kind)?.expires_at ?? undefined;
    const askedAt = requests.find((request) => request.kind === kind)?.requested_at;
    return {
      kind,
      until: until && until > now() ? until.toISOString() : undefined,
      askedAt: askedAt?.toISOString(),
      mayAsk: !askedAt && mayBeAskedFor(listing, until, now()),
    };
  });
}

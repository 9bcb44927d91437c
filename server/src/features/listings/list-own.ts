import type { OwnListing } from '@thikana/contract/own-listings';
import type { ViewCounts } from '@thikana/contract/statistics';
import { reasonForReader } from '../../lib/reason-for-reader.ts';
import { availabilityOf } from './availability-of.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentOwner, presentOwnListing } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';
import { presentProposedTexts, proposedTextsRepository } from './proposed-texts.repository.ts';

/** Every listing of an owner, with its availability and its views. */
export async function listOwn(
  { db, settings, viewsOf }: Pick<ListingsDependencies, 'db' | 'settings' | 'viewsOf'>,
  ownerId: string,
): Promise<OwnListing[]> {
  const { availability: periods } = await settings.get();
  const own = await listingsRepository(db).listByOwner(ownerId);
  const proposed = new Map(
    (await proposedTextsRepository(db).listOfOwner(ownerId)).map((row) => [
      row.listing_id,
      presentProposedTexts(row),
    ]),
  );
  const views = await viewsOf(own.map(({ id }) => id));
  return own.map((listing) => ({
    ...presentOwnListing(listing),
    user: presentOwner(listing.owner),
    rejectionReason: reasonForReader(listing.rejectionReason),
    proposedTexts: proposed.get(listing.id),
    availability: availabilityOf(listing, periods),
    views: viewsIfPublic(listing.approval_status, views(listing.id)),
  }));
}

/** A listing that waits for review again after a change keeps what came of it before. */
function viewsIfPublic(status: string, views: ViewCounts): ViewCounts | undefined {
  const wasPublic = Object.values(views).some((count) => count > 0);
  return status === 'approved' || wasPublic ? views : undefined;
}

import type { OwnListing } from '@thikana/contract/own-listings';
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
  const isApproved = ({ approval_status: status }: (typeof own)[number]) => status === 'approved';
  const views = await viewsOf(own.filter(isApproved).map(({ id }) => id));
  return own.map((listing) => ({
    ...presentOwnListing(listing),
    user: presentOwner(listing.owner),
    rejectionReason: reasonForReader(listing.rejectionReason),
    proposedTexts: proposed.get(listing.id),
    availability: availabilityOf(listing, periods),
    views: isApproved(listing) ? views(listing.id) : undefined,
  }));
}

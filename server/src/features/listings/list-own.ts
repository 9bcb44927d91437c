import type { OwnListing } from '@thikana/contract/listings';
import { reasonForReader } from '../../lib/reason-for-reader.ts';
import { availabilityOf } from './availability-of.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentOwner, presentOwnListing } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';
import { presentProposedTexts, proposedTextsRepository } from './proposed-texts.repository.ts';

/** Every listing of an owner, with its availability. */
export async function listOwn(
  { db, settings }: Pick<ListingsDependencies, 'db' | 'settings'>,
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
  return own.map((listing) => ({
    ...presentOwnListing(listing),
    user: presentOwner(listing.owner),
    rejectionReason: reasonForReader(listing.rejectionReason),
    proposedTexts: proposed.get(listing.id),
    availability: availabilityOf(listing, periods),
  }));
}

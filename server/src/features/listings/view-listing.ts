import type { Viewer } from '../../http/viewer.ts';
import { getVisibleListing } from './get-listing.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { isPublic, may } from './listings.policy.ts';
import { presentContact, presentListingWithGallery } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';
import { previewCard } from './preview-card.ts';
import { revealPhone } from './reveal-phone.ts';

/** One listing and whom to call. The number is looked up, and counted, only when it is asked for. */
export async function viewListing(
  dependencies: ListingsDependencies,
  viewer: Viewer,
  id: string,
  phone: 'show' | 'omit',
) {
  const listings = listingsRepository(dependencies.db);
  const listing = await getVisibleListing(listings, id, viewer.user);
  const owner = await listings.findOwner(listing.owner_id);
  const reveal =
    phone === 'omit' || !owner?.phone ? 'omitted' : await revealPhone(dependencies, viewer, owner.id);
  return {
    listingDetails: presentListingWithGallery(
      listing,
      may(viewer.user, 'locate', listing) ? 'exact' : 'public',
    ),
    listingUser: owner ? presentContact(owner, reveal) : null,
    preview: isPublic(listing) ? previewCard(listing, dependencies.site.name).path : undefined,
  };
}

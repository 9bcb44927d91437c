import { AppError } from '@thikana/contract/errors';
import { mayModerate, type Viewer } from '../../http/viewer.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { isPublic, may } from './listings.policy.ts';
import { presentContact, presentListingWithGallery } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';
import { previewCard } from './preview-card.ts';
import { revealPhone } from './reveal-phone.ts';

/** One listing with its contact. The phone number is read, and counted, only on request. */
export async function viewListing(
  dependencies: ListingsDependencies,
  viewer: Viewer,
  id: string,
  phone: 'show' | 'omit',
) {
  const listings = listingsRepository(dependencies.db);
  const listing = await listings.findWithOwner(id);
  if (!listing || !may(viewer.user, 'view', listing)) throw new AppError('listing_not_found');
  const { owner } = listing;
  const [badges, enquiries, isFeatured, reveal] = await Promise.all([
    dependencies.badgesOf(listing),
    dependencies.enquiriesOf(listing),
    dependencies.isFeatured(id),
    phone === 'omit' || !owner.phone ? ('omitted' as const) : revealPhone(dependencies, viewer, owner.id),
  ]);
  const isWork = mayModerate(viewer.user) || viewer.user?.id === owner.id;
  if (reveal === 'shown' && !isWork) dependencies.views.count(id, 'phone', viewer);
  return {
    listingDetails: {
      ...presentListingWithGallery(listing, may(viewer.user, 'manage', listing) ? 'exact' : 'public'),
      isFeatured: isFeatured || undefined,
    },
    listingUser: presentContact(owner, reveal),
    ...enquiries,
    badges: badges.length > 0 ? badges : undefined,
    preview: isPublic(listing) ? previewCard(listing, dependencies.site).path : undefined,
  };
}

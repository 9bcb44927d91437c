import { AppError } from '@thikana/contract/errors';
import type { SessionUser } from '../../http/viewer.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import { listPictureIds } from './listing-pictures.repository.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { isPublic, may } from './listings.policy.ts';
import { listingsRepository } from './listings.repository.ts';
import { markListingsStale } from './stale-listings.ts';

/** Deletes the listing and withdraws its pictures at once; their files are deleted some days later. */
export async function deleteListing(
  { db, pictures }: ListingsDependencies,
  viewer: SessionUser,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const listings = listingsRepository(transaction);
    const listing = await listings.findForUpdate(id);
    if (!listing || !may(viewer, 'manage', listing)) throw new AppError('listing_not_found');
    if (isPublic(listing)) await markListingsStale(transaction, [id]);
    const pictureIds = await listPictureIds(transaction, id);
    await listings.delete(id);
    await pictures.withdraw(transaction, pictureIds, id);
    if (listing.owner_id !== viewer.id) {
      await recordAudit(transaction, {
        adminId: viewer.id,
        action: 'listing.delete',
        subject: { id, label: listing.title },
      });
    }
  });
}

import { AppError } from '@thikana/contract/errors';
import type { SessionUser } from '../../http/viewer.ts';
import { recordAudit } from '../audit/audit.feature.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { may } from './listings.policy.ts';
import { listingsRepository } from './listings.repository.ts';
import { removeListings } from './remove-listings.ts';

/** Deletes a listing for its owner, or for a member of staff with an entry in the audit log. */
export async function deleteListing(
  { db, pictures }: ListingsDependencies,
  viewer: SessionUser,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const listing = await listingsRepository(transaction).findForUpdate(id);
    if (!listing || !may(viewer, 'manage', listing)) throw new AppError('listing_not_found');
    await removeListings(transaction, pictures, [listing]);
    if (listing.owner_id !== viewer.id) {
      await recordAudit(transaction, {
        adminId: viewer.id,
        action: 'listing.delete',
        subject: { id, label: listing.title },
      });
    }
  });
}

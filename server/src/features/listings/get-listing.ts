import { AppError } from '@thikana/contract/errors';
import type { SessionUser } from '../../http/viewer.ts';
import { may } from './listings.policy.ts';
import type { listingsRepository, ManagedListingRow } from './listings.repository.ts';

type Repository = ReturnType<typeof listingsRepository>;

export async function getListing(repository: Repository, id: string): Promise<ManagedListingRow> {
  const listing = await repository.find(id);
  if (!listing) throw new AppError('listing_not_found');
  return listing;
}

/** A stranger's listing is answered like one that does not exist. */
export async function getManagedListing(
  repository: Repository,
  id: string,
  viewer: SessionUser,
): Promise<ManagedListingRow> {
  const listing = await getListing(repository, id);
  if (!may(viewer, 'manage', listing)) throw new AppError('listing_not_found');
  return listing;
}

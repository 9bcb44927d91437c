import { AppError } from '@thikana/contract/errors';
import type { RemovedListing } from '@thikana/contract/removed-listings';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { presentListing } from './listings.presenter.ts';
import { listingsRepository } from './listings.repository.ts';

const similarCount = 4;

/** What everyone could see until it was deleted, and what there is instead. */
export async function viewRemovedListing({ db }: ListingsDependencies, id: string): Promise<RemovedListing> {
  const removed = await db.selectFrom('removed_listings').selectAll().where('id', '=', id).executeTakeFirst();
  if (!removed) throw new AppError('listing_not_found');
  const { intent, category, area } = removed;
  const similar = await listingsRepository(db).listPublic(
    { filter: { intent, categories: [category], areas: [area] }, order: 'newest' },
    { limit: similarCount, offset: 0 },
  );
  return {
    intent,
    propertyCategory: category,
    area,
    removedAt: removed.removed_at.toISOString(),
    similar: similar.map(presentListing),
  };
}

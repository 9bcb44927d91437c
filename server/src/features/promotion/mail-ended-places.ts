import { isPublic, listingRows } from '../listings/listings.feature.ts';
import { featuredRepository } from './featured.repository.ts';
import { mailPlaceEnded } from './mail-payment.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

const placesAtOnce = 100;

/**
 * Notifies owners once that a featured place has ended, unless the listing is not public any more or has a new place.
 * Emails and marks commit together, so that a crash neither loses nor repeats one.
 */
export async function mailEndedPlaces(
  dependencies: Pick<PromotionDependencies, 'db' | 'mail' | 'site' | 'now'>,
): Promise<void> {
  const count = await dependencies.db.transaction().execute(async (transaction) => {
    const at = dependencies.now();
    const slots = featuredRepository(transaction);
    const ended = await slots.listEndedForUpdate(at, placesAtOnce);
    const last = await slots.listLast(ended.map(({ listing_id }) => listing_id));
    for (const { id, listing_id, ends_at } of ended) {
      const listing = await listingRows(transaction).find(listing_id);
      const isLast = last.get(listing_id)?.id === id;
      if (!listing || !ends_at || !isLast || !isPublic(listing)) continue;
      await mailPlaceEnded(transaction, dependencies, listing, ends_at);
    }
    if (ended.length > 0)
      await slots.setEndTold(
        ended.map(({ id }) => id),
        at,
      );
    return ended.length;
  });
  if (count === placesAtOnce) await mailEndedPlaces(dependencies);
}

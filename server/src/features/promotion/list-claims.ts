import type { ClaimedSlot } from '@thikana/contract/featured';
import { listingRows, presentListing } from '../listings/listings.feature.ts';
import { featuredRepository } from './featured.repository.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';
import { presentSlot } from './promotion.presenter.ts';

/** Payments that wait for confirmation, with their listing and owner. */
export async function listClaims({ db, settings, payments, now }: PromotionDependencies) {
  const known = { settings: await settings.get(), payments };
  const slots = featuredRepository(db);
  const listings = listingRows(db);
  const [claimed, running] = await Promise.all([slots.listClaimed(), slots.countRunning(now())]);
  const claims = await Promise.all(
    claimed.map(async (slot): Promise<ClaimedSlot[]> => {
      const listing = await listings.findWithOwner(slot.listing_id);
      if (!listing) return [];
      const { owner } = listing;
      return [
        {
          slot: presentSlot(slot, known),
          claimedAt: (slot.claimed_at ?? slot.asked_at).toISOString(),
          listing: presentListing(listing),
          owner: { _id: owner.id, name: owner.name, email: owner.email },
        },
      ];
    }),
  );
  return { claims: claims.flat(), running, waiting: claimed.length };
}

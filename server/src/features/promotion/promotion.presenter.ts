import type { FeaturedSlot } from '@thikana/contract/featured';
import type { PromotedListing } from '@thikana/contract/promotion';
import type { Settings } from '@thikana/contract/settings';
import type { ViewCounts } from '@thikana/contract/statistics';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';
import { type ListingWithPictures, presentListing } from '../listings/listings.feature.ts';
import { bumpableFrom } from './bump-rule.ts';
import { isOpen } from './feature-listing.ts';
import { offersFor } from './offers.ts';
import type { PaymentProvider } from './payments.ts';

interface Known {
  settings: Settings;
  payments: readonly PaymentProvider[];
  now: Date;
}

export function presentPromotion(
  listing: ListingWithPictures,
  { slot, views }: { slot: FeaturedSlotRow | undefined; views: ViewCounts },
  known: Known,
): PromotedListing {
  const { settings, payments, now } = known;
  const isTaken = slot !== undefined && isOpen(slot, now);
  return {
    listing: presentListing(listing),
    views,
    slot: slot && (isTaken || slot.status === 'refused') ? presentSlot(slot, known) : undefined,
    offers: isTaken ? [] : offersFor(settings, payments, listing.area),
    bumpedAt: listing.bumped_at?.toISOString(),
    bumpableFrom: bumpableFrom(listing.bumped_at, settings.bumpAfterDays, now)?.toISOString(),
  };
}

export function presentSlot(slot: FeaturedSlotRow, { settings, payments }: Omit<Known, 'now'>): FeaturedSlot {
  return {
    _id: slot.id,
    status: slot.status,
    days: slot.days,
    priceRupees: slot.price_rupees,
    endsAt: slot.ends_at?.toISOString(),
    reference: slot.reference ?? undefined,
    refusal: slot.refusal ?? undefined,
    payments:
      slot.status === 'unpaid'
        ? payments.flatMap((each) => (each.isReady(settings) ? [each.wayFor(slot, settings)] : []))
        : [],
  };
}

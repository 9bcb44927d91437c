import type { FeaturedSlot } from '@thikana/contract/featured';
import type { PromotedListing } from '@thikana/contract/promotion';
import type { Settings } from '@thikana/contract/settings';
import type { FeaturedSlotRow } from '../../platform/database/tables.ts';
import { type ListingWithPictures, presentListing } from '../listings/listings.feature.ts';
import { bumpableFrom } from './bump-rule.ts';
import { isOpen } from './feature-listing.ts';
import { offersFor } from './offers.ts';
import { paymentByUpi } from './payments.ts';

interface Known {
  settings: Settings;
  siteName: string;
  now: Date;
}

export function presentPromotion(
  listing: ListingWithPictures,
  slot: FeaturedSlotRow | undefined,
  known: Known,
): PromotedListing {
  const { settings, now } = known;
  const isTaken = slot !== undefined && isOpen(slot, now);
  return {
    listing: presentListing(listing),
    slot: slot && (isTaken || slot.status === 'refused') ? presentSlot(slot, known) : undefined,
    offers: isTaken ? [] : offersFor(settings, listing.area),
    bumpedAt: listing.bumped_at?.toISOString(),
    bumpableFrom: bumpableFrom(listing.bumped_at, settings.bumpAfterDays, now)?.toISOString(),
  };
}

export function presentSlot(slot: FeaturedSlotRow, { settings, siteName }: Omit<Known, 'now'>): FeaturedSlot {
  return {
    _id: slot.id,
    status: slot.status,
    days: slot.days,
    priceRupees: slot.price_rupees,
    endsAt: slot.ends_at?.toISOString(),
    reference: slot.reference ?? undefined,
    refusal: slot.refusal ?? undefined,
    payment: slot.status === 'unpaid' ? paymentByUpi(settings, slot, siteName) : undefined,
  };
}

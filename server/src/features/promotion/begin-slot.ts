import { addDays, cityDay, startOfCityDay } from '@thikana/contract/city-time';
import { AppError } from '@thikana/contract/errors';
import type { Transaction } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { FeaturedSlotRow } from '../../platform/database/tables/promotion-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { markListingsStale } from '../listings/listings.feature.ts';
import { featuredRepository } from './featured.repository.ts';

/** Whole days from tomorrow on: a place ends at midnight, when the cached pages that show it expire. */
function endOf(days: number, now: Date): Date {
  return startOfCityDay(addDays(cityDay(now), days + 1));
}

/** Returns when the place ends. */
export async function beginSlot(
  transaction: Transaction<Tables>,
  slot: Pick<FeaturedSlotRow, 'id' | 'days' | 'listing_id'>,
  now: Date,
): Promise<Date> {
  const endsAt = endOf(slot.days, now);
  await featuredRepository(transaction).begin(slot.id, endsAt);
  await markListingsStale(transaction, [slot.listing_id]);
  return endsAt;
}

/** Locks the featured places of the listing's area until the transaction ends. */
export async function requireRoom(
  transaction: Transaction<Tables>,
  { area }: Pick<ListingRow, 'area'>,
  { placesPerArea, now }: { placesPerArea: number; now: Date },
): Promise<void> {
  const slots = featuredRepository(transaction);
  await slots.lockArea(area);
  if ((await slots.countRunning(now, area)) >= placesPerArea) throw new AppError('featured_full');
}

import { AppError } from '@thikana/contract/errors';
import { landTotal as totalOfLand } from '@thikana/contract/land';
import type { Settings } from '@thikana/contract/settings';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { listingsRepository } from './listings.repository.ts';
import { requireOwn } from './require-own.ts';
import { markListingsStale } from './stale-listings.ts';

type PriceColumns = Partial<
  Pick<ListingRow, 'rent_rupees' | 'price_rupees' | 'price_per_unit_rupees' | 'total_price_rupees'>
>;

/**
 * Lowers the price of an approved listing, in the terms it was posted in. The listing stays approved, because the
 * change only benefits visitors.
 */
export async function lowerPrice(
  { db, settings, queueFraudChecks, matchSavedSearches }: ListingsDependencies,
  { listingId, ownerId, rupees }: { listingId: string; ownerId: string; rupees: number },
): Promise<void> {
  const { landUnits } = await settings.get();
  await db.transaction().execute(async (transaction) => {
    const listing = await listingsRepository(transaction).findForUpdate(listingId);
    requireOwn(listing, ownerId);
    if (listing.approval_status !== 'approved') throw new AppError('price_needs_approval');
    const lower = lowerColumns(listing, rupees, landUnits);
    // Invalidates lists that contain the old or the new price.
    await markListingsStale(transaction, [listingId]);
    await transaction
      .updateTable('listings')
      .set({ ...lower, updated_at: new Date(), edited_at: new Date() })
      .where('id', '=', listingId)
      .execute();
    await markListingsStale(transaction, [listingId]);
    await queueFraudChecks(transaction, listingId);
    if (!listing.hidden_at) await matchSavedSearches(transaction, [listingId]);
  });
}

function lowerColumns(listing: ListingRow, rupees: number, landUnits: Settings['landUnits']): PriceColumns {
  const { rent_rupees, price_rupees, price_per_unit_rupees } = listing;
  const asked = rent_rupees ?? price_rupees ?? price_per_unit_rupees ?? 0;
  if (rupees >= asked) throw new AppError('price_not_lower');
  if (rent_rupees !== null) return { rent_rupees: rupees };
  if (price_rupees !== null) return { price_rupees: rupees };
  return { price_per_unit_rupees: rupees, ...landTotal(listing, rupees, landUnits) };
}

function landTotal(
  { unit, available_land_space: space, available_land_space_unit: spaceUnit }: ListingRow,
  pricePerUnit: number,
  landUnits: Settings['landUnits'],
): PriceColumns {
  if (unit === null || space === null || spaceUnit === null) return {};
  const land = { pricePerUnit, unit, availableLandSpace: space, availableLandSpaceUnit: spaceUnit };
  return { total_price_rupees: totalOfLand(land, landUnits) };
}

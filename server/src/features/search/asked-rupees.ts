import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';

type Prices = Partial<Pick<ListingRow, 'rent_rupees' | 'price_rupees' | 'total_price_rupees'>>;

/** The rent per frequency, or the sale price. */
export function askedRupees({ rent_rupees, price_rupees, total_price_rupees }: Prices): number | undefined {
  return rent_rupees ?? price_rupees ?? total_price_rupees ?? undefined;
}

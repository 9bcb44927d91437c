import type { UsualPrice } from '@thikana/contract/search/surroundings';
import type { Kysely } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { purposeOf } from './listing-filter.ts';
import { usualPriceColumns, usualPriceOf } from './usual-price.ts';
import { whereFound } from './where-found.ts';

type Kind = Pick<ListingRow, 'intent' | 'category' | 'area' | 'bedrooms'>;

/** What is asked for the public listings of a kind in its area. */
export async function usualPriceOfKind(
  db: Kysely<Tables>,
  { intent, category, area, bedrooms }: Kind,
): Promise<UsualPrice | undefined> {
  const prices = await db
    .selectFrom('listings')
    .select(usualPriceColumns())
    .where(whereFound({ purpose: purposeOf(intent), propertyType: [category], location: [area] }))
    // A flat is compared with flats of as many bedrooms.
    .$if(bedrooms !== null, (query) => query.where('bedrooms', '=', bedrooms))
    .executeTakeFirstOrThrow();
  return usualPriceOf(prices);
}

import type { UsualPrice } from '@thikana/contract/search/surroundings';
import type { Kysely } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { filterOfKind } from './listing-filter.ts';
import { usualPriceColumns, usualPriceOf } from './usual-price.ts';
import { whereFound } from './where-found.ts';

type Kind = Pick<ListingRow, 'intent' | 'category' | 'area' | 'bedrooms'>;

/** The usual price of public listings of a category in its area. */
export async function usualPriceOfKind(db: Kysely<Tables>, kind: Kind): Promise<UsualPrice | undefined> {
  const prices = await db
    .selectFrom('listings')
    .select(usualPriceColumns())
    .where(whereFound(filterOfKind(kind)))
    // A flat is compared with flats with the same number of bedrooms.
    .$if(kind.bedrooms !== null, (query) => query.where('bedrooms', '=', kind.bedrooms))
    .executeTakeFirstOrThrow();
  return usualPriceOf(prices);
}

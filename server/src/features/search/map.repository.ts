import { neighbourhoodCell } from '@thikana/contract/map-area';
import { type Kysely, sql } from 'kysely';
import type { ListingRow } from '../../platform/database/tables/listing-tables.ts';
import type { Tables } from '../../platform/database/tables.ts';
import { type ListingPicture, picturesOf } from '../listings/listings.feature.ts';
import type { ClusterRow, MapFilter } from './engine.ts';
import { comparableRupees, publicLatitude, publicLongitude } from './listing-conditions.ts';
import { whereFound } from './where-found.ts';

const mapColumns = [
  ...[
    'id',
    'title',
    'second_title',
    'intent',
    'category',
    'location',
    'rent_rupees',
    'frequency',
    'price_rupees',
  ],
  'total_price_rupees',
] as const satisfies (keyof ListingRow)[];
export type MapListingRow = Pick<ListingRow, (typeof mapColumns)[number]> & { pictures: ListingPicture[] };

export function mapRepository(db: Kysely<Tables>) {
  return {
    clusterListings(filter: MapFilter, step: number): Promise<ClusterRow[]> {
      // If clusters are larger than cells, the centre of the cell is accurate enough.
      const longitude =
        step < 1
          ? publicLongitude
          : sql<number>`(map_column(longitude) + 0.5::float8) * ${neighbourhoodCell.longitude}::float8`;
      const latitude =
        step < 1
          ? publicLatitude
          : sql<number>`(map_row(latitude) + 0.5::float8) * ${neighbourhoodCell.latitude}::float8`;
      const column = sql`floor(${longitude} / ${step * neighbourhoodCell.longitude}::float8)`;
      const row = sql`floor(${latitude} / ${step * neighbourhoodCell.latitude}::float8)`;
      return db
        .selectFrom('listings')
        .select(({ fn }) => [
          fn.avg<number>(longitude).as('longitude'),
          fn.avg<number>(latitude).as('latitude'),
          fn.countAll<number>().as('count'),
          fn.min<number | null>(comparableRupees).as('minRupees'),
          sql<boolean>`min(intent) = max(intent)`.as('hasOneIntent'),
          fn.max('id').as('newest'),
          fn.min('id').as('oldest'),
        ])
        .where(whereFound(filter))
        .groupBy([sql`${column}`, sql`${row}`])
        .execute();
    },

    listForMap(ids: readonly string[]): Promise<MapListingRow[]> {
      return db
        .selectFrom('listings')
        .select([...mapColumns, picturesOf('covers')])
        .where('id', 'in', ids)
        .execute();
    },
  };
}

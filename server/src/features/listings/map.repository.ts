import type { Bounds } from '@thikana/contract/map-area';
import { type Kysely, sql } from 'kysely';
import type { ListingRow, Tables } from '../../platform/database/tables.ts';
import { comparableRupees, publicLatitude, publicLongitude, wherePublic } from './listing-conditions.ts';
import type { ListingFilter } from './listing-filter.ts';

/** As the functions of the database have them, in degrees. */
export const cellDegrees = { longitude: 0.003, latitude: 0.0027 };

const mapColumns = [
  ...['id', 'title', 'intent', 'category', 'location', 'rent_rupees', 'frequency', 'price_rupees'],
  'total_price_rupees',
] as const satisfies (keyof ListingRow)[];
export type MapListingRow = Pick<ListingRow, (typeof mapColumns)[number]>;

export interface ClusterRow {
  longitude: number;
  latitude: number;
  count: number;
  minRupees: number | null;
  hasOneIntent: boolean;
}

export type MapFilter = ListingFilter & { within: Bounds };

/** Clusters are squares of so many cells, `step`. */
export function mapRepository(db: Kysely<Tables>) {
  return {
    /** Of the listings themselves. */
    clusterListings(
      filter: MapFilter,
      step: number,
    ): Promise<(ClusterRow & { newest: string; oldest: string })[]> {
      // Where clusters are larger than cells, the middle of the cell will do.
      const longitude =
        step < 1
          ? publicLongitude
          : sql<number>`(map_column(longitude) + 0.5::float8) * ${cellDegrees.longitude}::float8`;
      const latitude =
        step < 1
          ? publicLatitude
          : sql<number>`(map_row(latitude) + 0.5::float8) * ${cellDegrees.latitude}::float8`;
      const column = sql`floor(${longitude} / ${step * cellDegrees.longitude}::float8)`;
      const row = sql`floor(${latitude} / ${step * cellDegrees.latitude}::float8)`;
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
        .where(wherePublic(filter))
        .groupBy([sql`${column}`, sql`${row}`])
        .execute();
    },

    /** Of whole cells, by what is kept of each; at the edges of the part asked for they reach beyond it. */
    clusterCells({ within, ...filter }: MapFilter, step: number): Promise<ClusterRow[]> {
      const { west, south, east, north } = within;
      const count = sql<number>`sum(count)`;
      return db
        .selectFrom('map_cells')
        .select(({ fn }) => [
          sql<number>`sum((map_column + 0.5) * ${cellDegrees.longitude}::float8 * count) / ${count}`.as(
            'longitude',
          ),
          sql<number>`sum((map_row + 0.5) * ${cellDegrees.latitude}::float8 * count) / ${count}`.as(
            'latitude',
          ),
          sql<number>`${count}::integer`.as('count'),
          fn.min('min_rupees').as('minRupees'),
          sql<boolean>`min(intent) = max(intent)`.as('hasOneIntent'),
        ])
        .where(sql<boolean>`map_row between map_row(${south}) and map_row(${north})`)
        .where(sql<boolean>`map_column between map_column(${west}) and map_column(${east})`)
        .$if(filter.intent !== undefined, (query) => query.where('intent', '=', filter.intent ?? 'rent'))
        .$if(filter.categories !== undefined, (query) =>
          query.where('category', 'in', filter.categories ?? []),
        )
        .$if(filter.areas !== undefined, (query) => query.where('area', 'in', filter.areas ?? []))
        .groupBy([sql`floor(map_column / ${step}::float8)`, sql`floor(map_row / ${step}::float8)`])
        .having(sql<boolean>`${count} > 0`)
        .execute();
    },

    listForMap(ids: readonly string[]): Promise<MapListingRow[]> {
      return db.selectFrom('listings').select(mapColumns).where('id', 'in', ids).execute();
    },

    /** Makes the entries of each cell one again. */
    async tidyCells(): Promise<void> {
      await sql`select tidy_map_cells()`.execute(db);
    },
  };
}

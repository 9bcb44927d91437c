import type { Area } from '@thikana/contract/areas';
import type { Category, Frequency, Furnishing, Intent } from '@thikana/contract/vocabulary';
import { yesNoColumns } from '@thikana/contract/yes-no-fields';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { hasPictures, wherePublic } from '../../listings/listings.feature.ts';
import type { FeatureColumn } from '../feature-columns.ts';
import { freshAt, sizeSquareFeet } from '../listing-conditions.ts';

/** The columns that searches filter and sort by. */
export interface CatalogueRow extends Record<FeatureColumn, boolean | null> {
  id: string;
  intent: Intent;
  category: Category;
  area: Area;
  frequency: Frequency | null;
  furnishing: Furnishing | null;
  bedrooms: number | null;
  bathrooms: number | null;
  floor: number | null;
  available_from: string | null;
  size_square_feet: number | null;
  rent_rupees: number | null;
  price_rupees: number | null;
  total_price_rupees: number | null;
  longitude: number;
  latitude: number;
  shows_exact_place: boolean;
  /** Stems with positions, as the database writes them. */
  words: string;
  fresh_seconds: number;
}

function selectRows(db: Kysely<Tables>) {
  return db
    .selectFrom('listings')
    .select([
      ...(['id', 'intent', 'category', 'area', 'frequency', 'furnishing', 'bedrooms', 'bathrooms'] as const),
      ...yesNoColumns,
      ...(['rent_rupees', 'price_rupees', 'total_price_rupees'] as const),
      ...(['longitude', 'latitude', 'shows_exact_place'] as const),
      ...(['floor', 'available_from'] as const),
      sizeSquareFeet.as('size_square_feet'),
      sql<string>`words`.as('words'),
      sql<number>`extract(epoch from ${freshAt})::bigint`.as('fresh_seconds'),
    ])
    .select((builder) => hasPictures(builder).as('has_pictures'))
    .where(wherePublic);
}

/** The next public listings after an id. */
export function readRowsAfter(db: Kysely<Tables>, id: string, limit: number): Promise<CatalogueRow[]> {
  return selectRows(db).where('id', '>', id).orderBy('id').limit(limit).$castTo<CatalogueRow>().execute();
}

/** The given listings that are public. */
export function readRows(db: Kysely<Tables>, ids: readonly string[]): Promise<CatalogueRow[]> {
  return selectRows(db).where('id', 'in', ids).$castTo<CatalogueRow>().execute();
}

import type { CatalogueRow } from '#server/features/search/catalogue/catalogue-rows.ts';
import { newId } from '#server/lib/ids.ts';

/** The row of a flat for rent as the catalogue reads it, with the given changes. */
export function catalogueRow(change: Partial<CatalogueRow> = {}): CatalogueRow {
  return {
    id: newId(),
    intent: 'rent',
    category: 'flat',
    area: 'matigara',
    frequency: 'month',
    furnishing: null,
    bedrooms: 2,
    bathrooms: 1,
    parking: false,
    attached_bathroom: null,
    lift: null,
    has_shutter: null,
    has_pictures: false,
    floor: 1,
    available_from: null,
    size_square_feet: 700,
    rent_rupees: 12_000,
    price_rupees: null,
    total_price_rupees: null,
    longitude: 88.38,
    latitude: 26.73,
    shows_exact_place: false,
    words: `'lane':1A`,
    fresh_seconds: 1_700_000_000,
    ...change,
  };
}

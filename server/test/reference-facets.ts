import { areaValues } from '@thikana/contract/areas';
import { floorChoices } from '@thikana/contract/floors';
import { rentPriceRanges, rentRangeFrequency, salePriceRanges } from '@thikana/contract/price-ranges';
import { nearbyKm } from '@thikana/contract/proximity';
import type { SearchFilter } from '@thikana/contract/search/filters';
import { searchFeatures } from '@thikana/contract/search/filters/features';
import type { Facets } from '@thikana/contract/search/search';
import {
  categories,
  frequencies,
  furnishings,
  postedWithinDays,
  roomCounts,
} from '@thikana/contract/vocabulary';
import { type ReferenceListing, referenceSearch } from './reference-search.ts';

type Search = Omit<SearchFilter, 'posted' | 'sort'>;
type Choice = Extract<keyof Search, string>;

const rentRanges = () => frequencies.flatMap(rentPriceRanges);

/** Computes the count of each value with one plain search. Every listing was posted today. */
export function referenceFacets(catalogue: readonly ReferenceListing[], search: Search): Facets {
  const count = (other: Search) => referenceSearch(catalogue, other).length;
  const each = <Value extends string | number>(
    values: readonly Value[],
    changed: (value: Value) => Search,
  ): Record<string, number> =>
    Object.fromEntries(values.map((value) => [String(value), count({ ...search, ...changed(value) })]));

  const total = count(search);
  const { priceRange, purpose, period } = search;
  const isRentRange = rentRanges().includes(priceRange ?? '') || period !== undefined;
  const isRent = (purpose ?? (isRentRange ? 'rent' : 'buy')) === 'rent';
  const frequency = isRent ? (rentRangeFrequency(priceRange ?? '') ?? period?.[0] ?? 'month') : undefined;
  return {
    total,
    values: {
      // A price range implies a purpose, so the other purpose has no listings.
      purpose: each(['rent', 'buy'], (value) => {
        const of = purpose ?? (isRentRange ? 'rent' : 'buy');
        return priceRange && value !== of ? { propertyType: [] } : { purpose: value };
      }),
      propertyType: each(categories, (value) => ({ propertyType: [value] })),
      location: each(areaValues(), (value) => ({ location: [value] })),
      furnishing: each(furnishings, (value) => ({ furnishing: [value] })),
      // A price is that of one period.
      period: each(frequencies, (value) =>
        priceRange && value !== frequency ? { propertyType: [] } : { period: [value] },
      ),
      bedrooms: each(roomCounts, (value) => ({ bedrooms: value })),
      rooms: each(roomCounts, (value) => ({ rooms: [value] })),
      bathrooms: each(roomCounts, (value) => ({ bathrooms: value })),
      priceRange: {
        ...each(rentRanges(), (value) =>
          purpose === 'buy' ? { propertyType: [] } : { purpose: 'rent', priceRange: value },
        ),
        ...each(salePriceRanges(), (value) =>
          purpose === 'rent' ? { propertyType: [] } : { purpose: 'buy', priceRange: value },
        ),
      },
      floor: each(floorChoices, (value) => ({ floor: value })),
      km: search.near ? each(nearbyKm, (value) => ({ km: value })) : {},
      with: each(searchFeatures, (value) => ({ with: [...(search.with ?? []), value] })),
      posted: Object.fromEntries(postedWithinDays.map((days) => [String(days), total])),
    },
    without: Object.fromEntries(
      (Object.keys(search) as Choice[])
        .filter((choice) => !['sort', 'km', 'spelling'].includes(choice))
        .filter((choice) => choice !== 'near' || search.km !== undefined)
        // Words only rank, unless each is needed.
        .filter((choice) => choice !== 'q' || search.spelling === 'exact')
        .map((choice) => [choice, count({ ...search, ...kept(search, choice) })]),
    ),
  };
}

/** Removes a choice; the purpose and the period stay if a price depends on them. */
function kept({ purpose, period, priceRange }: Search, choice: Choice): Search {
  return {
    [choice]: undefined,
    ...(choice === 'purpose' && priceRange && { purpose }),
    ...(choice === 'period' && priceRange && { period }),
  } as Search;
}

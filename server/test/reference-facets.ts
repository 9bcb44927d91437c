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
import { priceSteps } from '../src/features/search/price-steps.ts';
import { isOnlyRent, listedWords, type ReferenceListing, referenceSearch } from './reference-search.ts';

type Search = Omit<SearchFilter, 'posted' | 'sort'>;
type Choice = Extract<keyof Search, string>;

const rentRanges = () => frequencies.flatMap(rentPriceRanges);

/** The counts of the listings with all words that some listing has; if none has all, of those that fit the rest. */
export function referenceFacets(catalogue: readonly ReferenceListing[], search: Search): Facets {
  const words = listedWords(catalogue, search.q);
  const withAllWords: Search = { ...search, q: words.join(' '), spelling: 'exact' };
  const mayBeNeeded = words.length > 0 && search.spelling !== 'exact';
  const areNeeded = mayBeNeeded && referenceSearch(catalogue, withAllWords).length > 0;
  return countEach(catalogue, areNeeded ? withAllWords : search);
}

/** Computes the count of each value with one plain search. Every listing was posted today. */
function countEach(catalogue: readonly ReferenceListing[], search: Search): Facets {
  const count = (other: Search) => referenceSearch(catalogue, other).length;
  const each = <Value extends string | number>(
    values: readonly Value[],
    changed: (value: Value) => Search,
  ): Record<string, number> =>
    Object.fromEntries(values.map((value) => [String(value), count({ ...search, ...changed(value) })]));

  const total = count(search);
  const { priceRange, purpose, period } = search;
  const isRentRange =
    rentRanges().includes(priceRange ?? '') || period !== undefined || isOnlyRent(priceRange ?? '');
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
      rooms: each([...roomCounts, '4+'] as const, (value) => ({ rooms: [value] })),
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
    prices: pricesOf(catalogue, search),
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

/** The listings between two steps, whatever the price of the search. */
function pricesOf(catalogue: readonly ReferenceListing[], search: Search): Facets['prices'] {
  const named =
    frequencies.find((each) => rentPriceRanges(each).includes(search.priceRange ?? '')) ?? search.period?.[0];
  const isUnsaidRent = named !== undefined || isOnlyRent(search.priceRange ?? '');
  const isRent = search.purpose ? search.purpose === 'rent' : isUnsaidRent;
  const frequency = named ?? 'month';
  const found = referenceSearch(catalogue, { ...search, priceRange: undefined });
  const prices = catalogue
    .filter(({ id }) => found.includes(id))
    .filter((each) => (isRent ? each.frequency === frequency : each.intent === 'sell'))
    .map((each) => each.rent_rupees ?? each.price_rupees ?? each.total_price_rupees);
  const steps = priceSteps(isRent ? { intent: 'rent', frequency } : { intent: 'sell' });
  return steps.map((from, place) => {
    const end = steps[place + 1] ?? Infinity;
    return { from, count: prices.filter((price) => price !== null && price >= from && price < end).length };
  });
}

/** Removes a choice; the purpose and the period stay if a price depends on them. */
function kept({ purpose, period, priceRange }: Search, choice: Choice): Search {
  return {
    [choice]: undefined,
    // The distance belongs to the position; without it, it would widen the landmark.
    ...(choice === 'near' && { km: undefined }),
    ...(choice === 'purpose' && priceRange && { purpose }),
    ...(choice === 'period' && priceRange && { period }),
  } as Search;
}

import type { CityArea } from '@thikana/contract/city';
import { floorChoices } from '@thikana/contract/floors';
import { formatPosition } from '@thikana/contract/map-area';
import { rentPriceRanges, salePriceRanges } from '@thikana/contract/price-ranges';
import { searchFeatures } from '@thikana/contract/search/filters/features';
import { categories, furnishings } from '@thikana/contract/vocabulary';
import { createRandom } from '../../server/src/demo/random.ts';
import { siliguri } from '../../server/test/city/cities.ts';

export interface RealSearch {
  list: 'rental-properties' | 'sell-properties' | 'rent-sell-listings';
  query: Record<string, string>;
}

const lists = ['rental-properties', 'rental-properties', 'sell-properties', 'rent-sell-listings'] as const;

/** Generates realistic searches: mostly an area, a category and a price, sometimes more. The same every time. */
export function realSearches(count: number, areas: readonly CityArea[] = siliguri.areas): RealSearch[] {
  const random = createRandom(4_711);
  return Array.from({ length: count }, () => {
    const list = random.pick(lists);
    const query: Record<string, string> = {};
    const sometimes = (probability: number, name: string, value: () => string) => {
      if (random.chance(probability)) query[name] = value();
    };
    const prices = list === 'sell-properties' ? salePriceRanges() : rentPriceRanges('month');
    sometimes(0.6, 'location', () =>
      random
        .shuffle(areas)
        .slice(0, random.between(1, 2))
        .map(({ slug }) => slug)
        .join(','),
    );
    sometimes(0.6, 'propertyType', () => random.pick(categories));
    sometimes(0.5, 'priceRange', () => random.pick(prices));
    sometimes(0.35, 'bedrooms', () => String(random.between(1, 4)));
    sometimes(0.15, 'bathrooms', () => String(random.between(1, 3)));
    sometimes(0.2, 'furnishing', () => random.pick(furnishings));
    sometimes(0.25, 'with', () => random.shuffle(searchFeatures).slice(0, random.between(1, 2)).join(','));
    sometimes(0.1, 'posted', () => random.pick(['3', '7', '30']));
    sometimes(0.15, 'size', () => random.pick(['400-800', '800-1500', '1200+', '2-5katha']));
    sometimes(0.05, 'floor', () => random.pick(floorChoices));
    sometimes(0.1, 'available', () => '2026-12-31');
    sometimes(0.2, 'near', () => formatPosition(random.pick(areas)));
    if (query.near) sometimes(0.8, 'km', () => random.pick(['1', '2', '5']));
    const orders = ['price', 'price-desc', 'price-per-sqft', ...(query.near ? ['nearest'] : [])];
    sometimes(0.35, 'sort', () => random.pick(orders));
    return { list, query };
  });
}

import type { Furnishing, SearchFeature } from '@thikana/contract/vocabulary';
import { furnishingLabel, priceRangeLabel } from '#web/lib/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { featureLabel } from './feature-label.ts';
import { type FilterName, filterNames, type SearchFilter } from './search-filter.ts';
import { areaLabels, typeLabels } from './value-labels.ts';

/** Filters that can be taken away one by one. */
export type Choice = Exclude<FilterName, 'spelling' | 'purpose' | 'sort' | 'view'>;

const each = (value: string, label: (one: string) => string) => value.split(',').map(label).join(', ');

const labels: Record<Choice, (value: string) => string> = {
  q: (words) => m.chip_words({ words }),
  propertyType: typeLabels,
  location: areaLabels,
  priceRange: priceRangeLabel,
  bedrooms: (count) => m.chip_bedrooms({ count }),
  bathrooms: (count) => m.chip_bathrooms({ count }),
  furnishing: (value) => each(value, (one) => furnishingLabel(one as Furnishing)),
  with: (value) => each(value, (one) => featureLabel(one as SearchFeature)),
  posted: (days) => m.chip_posted({ days }),
  within: () => m.chip_within(),
  shape: () => m.chip_shape(),
};

export function filterLabel(name: Choice, filter: SearchFilter): string {
  return labels[name](filter[name]);
}

export function choicesInForce(filter: SearchFilter): Choice[] {
  return filterNames.filter((name): name is Choice => name in labels && filter[name] !== '');
}

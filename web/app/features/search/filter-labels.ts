import type { FloorChoice } from '@thikana/contract/floors';
import type { Furnishing, SearchFeature } from '@thikana/contract/vocabulary';
import { day } from '#web/lib/format/format.ts';
import { furnishingLabel, priceRangeLabel } from '#web/lib/format/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { featureLabel } from './feature-label.ts';
import { floorLabel } from './floor-label.ts';
import { type FilterName, filterNames, type SearchFilter } from './search-filter.ts';
import { sizeRangeLabel } from './size-label.ts';
import { areaLabels, typeLabels } from './value-labels.ts';

/** Filters that can be taken away one by one. */
export type Choice = Exclude<FilterName, 'spelling' | 'purpose' | 'sort' | 'view' | 'km' | 'place'>;

const each = (value: string, label: (one: string) => string) => value.split(',').map(label).join(', ');

const labels: Record<Choice, (value: string, filter: SearchFilter) => string> = {
  q: (words) => m.chip_words({ words }),
  propertyType: typeLabels,
  location: areaLabels,
  priceRange: priceRangeLabel,
  bedrooms: (count) => m.chip_bedrooms({ count }),
  bathrooms: (count) => m.chip_bathrooms({ count }),
  furnishing: (value) => each(value, (one) => furnishingLabel(one as Furnishing)),
  with: (value) => each(value, (one) => featureLabel(one as SearchFeature)),
  size: sizeRangeLabel,
  floor: (value) => floorLabel(value as FloorChoice),
  available: (value) => m.chip_available({ day: day(value) }),
  near: (_, filter) => nearLabel(filter),
  posted: (days) => m.chip_posted({ days }),
  within: () => m.chip_within(),
  shape: () => m.chip_shape(),
};

function nearLabel({ near, km, place }: SearchFilter): string {
  if (!near) return m.chip_place_unknown({ place });
  const name = place || m.near_position();
  return km ? m.chip_near_km({ km, place: name }) : m.chip_near({ place: name });
}

export function filterLabel(name: Choice, filter: SearchFilter): string {
  return labels[name](filter[name], filter);
}

export function choicesInForce(filter: SearchFilter): Choice[] {
  return filterNames.filter(
    (name): name is Choice =>
      name in labels && (filter[name] !== '' || (name === 'near' && filter.place !== '')),
  );
}

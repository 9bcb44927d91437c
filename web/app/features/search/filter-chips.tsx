import type { Furnishing, SearchFeature } from '@thikana/contract/vocabulary';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { furnishingLabel, priceRangeLabel } from '#web/lib/listing-text.ts';
import { m } from '#web/paraglide/messages.js';
import { featureLabel } from './feature-label.ts';
import { type FilterName, filterNames, type SearchFilter, searchPath } from './search-filter.ts';
import { areaLabels, typeLabels } from './value-labels.ts';

type Chosen = Exclude<FilterName, 'purpose' | 'sort'>;

const each = (value: string, label: (one: string) => string) => value.split(',').map(label).join(', ');

const labels: Record<Chosen, (value: string) => string> = {
  q: (words) => m.chip_words({ words }),
  propertyType: typeLabels,
  location: areaLabels,
  priceRange: priceRangeLabel,
  bedrooms: (count) => m.chip_bedrooms({ count }),
  bathrooms: (count) => m.chip_bathrooms({ count }),
  furnishing: (value) => each(value, (one) => furnishingLabel(one as Furnishing)),
  with: (value) => each(value, (one) => featureLabel(one as SearchFeature)),
  posted: (days) => m.chip_posted({ days }),
};

/** The filters in force, each with a way to take it away. */
export default function FilterChips({ path, filter }: { path: string; filter: SearchFilter }) {
  const inForce = filterNames.filter((name): name is Chosen => name in labels && filter[name] !== '');
  return (
    <ul aria-label={m.chip_list()} className="flex flex-wrap gap-2">
      {inForce.map((name) => {
        const label = labels[name](filter[name]);
        return (
          <li key={name}>
            <Link
              to={searchPath(path, { ...filter, [name]: '' })}
              aria-label={m.chip_remove({ filter: label })}
              className="flex min-h-touch items-center gap-2 rounded-full border border-line-strong bg-surface px-4 hover:bg-raised"
            >
              {label}
              <X aria-hidden size={16} />
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          to={path}
          className="flex min-h-touch items-center px-2 font-semibold text-tea underline underline-offset-4"
        >
          {m.list_clear()}
        </Link>
      </li>
    </ul>
  );
}

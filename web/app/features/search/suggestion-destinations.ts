import { areaLabel } from '@thikana/contract/areas';
import type { SuggestedSearches } from '@thikana/contract/search/search';
import { m } from '#web/paraglide/messages.js';
import { filterOfForm } from './filter-of-form.ts';
import { listPath, noFilter, type SearchFilter, searchPath } from './search-filter.ts';

export interface SuggestionGroup {
  name: string;
  options: readonly SuggestedOption[];
}

interface SuggestedOption {
  label: string;
  detail?: string;
  to: string;
}

/** The address of each suggestion: an area or a place combined with the rest of the form, or a listing's page. */
export function destinationsOf(
  suggested: SuggestedSearches | undefined,
  form: HTMLFormElement | null,
): SuggestionGroup[] {
  if (!suggested) return [];
  const chosen = form ? filterOfForm(form) : noFilter;
  const listOf = (filter: Partial<SearchFilter>) =>
    searchPath(listPath(chosen.purpose), { ...chosen, q: '', ...filter });
  return [
    {
      name: m.search_suggested_areas(),
      options: suggested.areas.map((area) => ({ label: areaLabel(area), to: listOf({ location: area }) })),
    },
    {
      name: m.search_suggested_places(),
      options: [
        ...suggested.landmarks.map(({ slug, name }) => ({
          label: m.chip_near({ place: name }),
          to: listOf({ landmark: slug }),
        })),
        ...suggested.places.map(({ label, detail, within }) => ({
          label,
          detail,
          to: listOf({ within }),
        })),
      ],
    },
    {
      name: m.search_suggested_listings(),
      options: suggested.listings.map(({ _id, title, intent, location }) => ({
        label: title,
        detail: location,
        to: `${intent === 'rent' ? '/rentals' : '/buys'}/${_id}`,
      })),
    },
  ].filter(({ options }) => options.length > 0);
}

import { listPath } from '@thikana/contract/list-paths';
import type { SuggestedSearches } from '@thikana/contract/search/search';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import type { SavedSearch } from '#web/lib/device/saved-searches.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';
import { filterOfForm } from './filter-of-form.ts';
import { noFilter, type SearchFilter, searchPath } from './search-filter.ts';

export interface SuggestionGroup {
  name: string;
  options: readonly SuggestedOption[];
}

interface SuggestedOption {
  label: string;
  detail?: string | undefined;
  /** The address that it leads to; empty to forget the recent searches. */
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
    searchPath(listPath(filter.purpose ?? chosen.purpose), { ...chosen, q: '', ...filter });
  const { searches, areas, landmarks, places, listings } = suggested;
  return [
    {
      name: m.search_suggested_searches(),
      options: searches.map(({ label, total, understood }) => ({
        ...{ label, detail: countText(total) },
        to: listOf(understood),
      })),
    },
    {
      name: m.search_suggested_areas(),
      options: areas.map(({ label, total, understood }) => ({
        ...{ label, detail: countText(total) },
        to: listOf(understood),
      })),
    },
    {
      name: m.search_suggested_places(),
      options: [
        ...landmarks.map(({ label, total, understood }) => ({
          ...{ label: m.chip_near({ place: label }), detail: countText(total) },
          to: listOf(understood),
        })),
        ...places.map(({ label, detail, within }) => ({
          label,
          detail,
          to: listOf({ within }),
        })),
      ],
    },
    {
      name: m.search_suggested_listings(),
      options: listings.map((listing) => ({
        label: listing.title,
        detail: listing.location,
        to: listingPath(listing),
      })),
    },
  ].filter(({ options }) => options.length > 0);
}

/** The last searches of this device, and a way to forget them. */
export function recentDestinations(recent: readonly SavedSearch[]): SuggestionGroup[] {
  if (recent.length === 0) return [];
  const options = recent.map(({ label, path }) => ({ label, to: path }));
  return [{ name: m.search_recent(), options: [...options, { label: m.search_recent_forget(), to: '' }] }];
}

function countText(total: number | undefined): string | undefined {
  return total === undefined ? undefined : m.search_suggested_count({ count: number(total) });
}

import { ButtonLink } from '#web/components/ui/button.tsx';
import { ListingGrid } from '#web/features/listings/listing-grid.tsx';
import { relaxedSearch } from '#web/features/search/relaxed-search.ts';
import { type SearchFilter, searchPath } from '#web/features/search/search-filter.ts';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  path: string;
  filter: SearchFilter;
  instead: Record<string, string>;
  total: number;
  listings: readonly CardListing[];
}

/** Listings that nearly fit: what was relaxed, and a link to that search. */
export default function CloseMatches({ path, filter, instead, total, listings }: Props) {
  const { filter: relaxed, text } = relaxedSearch(filter, instead);
  return (
    <section className="grid gap-4">
      <div className="flex items-center justify-between gap-3">
        <h2 className="min-w-0 font-semibold md:text-2xl">{m.list_close({ changes: text })}</h2>
        <ButtonLink to={searchPath(path, relaxed)} variant="secondary" className="shrink-0">
          {m.list_close_all({ count: number(total) })}
        </ButtonLink>
      </div>
      <ListingGrid listings={listings} />
    </section>
  );
}

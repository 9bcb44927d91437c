import type { Correction } from '@thikana/contract/search/search';
import { limits } from '@thikana/contract/vocabulary';
import { ListingGrid } from '#web/features/listings/listing-grid.tsx';
import { meantWords } from '#web/features/search/meant-words.ts';
import type { SearchFilter } from '#web/features/search/search-filter.ts';
import type { CardListing } from '#web/lib/documents/card-listing.ts';
import { number } from '#web/lib/format/format.ts';
import { m } from '#web/paraglide/messages.js';

interface Props {
  listings: readonly CardListing[];
  filter: SearchFilter;
  page: number;
  corrected?: readonly Correction[] | undefined;
  /** The number of listings with all words, on all pages. */
  withAllWords: number;
}

/** Listings with all words, then the others, each part with its heading. The line above says the first one. */
export default function PartsByWords({ listings, filter, page, corrected, withAllWords }: Props) {
  const words = meantWords(filter.q, corrected);
  const border = Math.max(0, withAllWords - (page - 1) * limits.pageSize);
  const [first, others] = [listings.slice(0, border), listings.slice(border)];
  return (
    <>
      {first.length > 0 && (
        <section className="grid gap-4">
          <h3 className="sr-only">{m.list_with_words({ count: number(withAllWords), words })}</h3>
          <ListingGrid listings={first} />
        </section>
      )}
      {others.length > 0 && (
        <section className="grid gap-4">
          <h3 className="font-semibold text-xl">
            {withAllWords > 0
              ? m.list_other_words()
              : m.list_no_words({ words, number: String(words.split(' ').length) })}
          </h3>
          <ListingGrid listings={others} />
        </section>
      )}
    </>
  );
}

import type { Listing } from '@thikana/contract/listings';
import { limits } from '@thikana/contract/vocabulary';
import { listingPath } from '#web/lib/listing-text.ts';
import { breadcrumbs, type Crumb } from './breadcrumbs.server.ts';
import type { Describe } from './document-graph.ts';

interface ListedPage {
  listings: readonly Listing[];
  total: number;
  page: number;
}

/** A page of a list: the way to it, and what stands on it with its place in the whole list. */
export function describeList(list: Crumb): Describe<ListedPage> {
  return ({ listings, total, page }, site) => [
    breadcrumbs(site, [list]),
    {
      '@type': 'ItemList',
      name: list.name,
      numberOfItems: total,
      itemListOrder: 'https://schema.org/ItemListOrderDescending',
      itemListElement: listings.map((listing, index) => ({
        '@type': 'ListItem',
        position: (page - 1) * limits.pageSize + index + 1,
        name: listing.title,
        url: new URL(listingPath(listing), site.url).href,
      })),
    },
  ];
}

import { inCurrentLanguage } from '@thikana/contract/in-language';
import type { Listing } from '@thikana/contract/listings';
import type { Site } from '@thikana/contract/site';
import { limits } from '@thikana/contract/vocabulary';
import type { ItemList } from 'schema-dts';
import { listingPath } from '#web/lib/addresses/listing-path.ts';
import { pageAddress } from '#web/lib/addresses/page-address.ts';
import type { Describe } from '../documents/document-context.ts';
import { breadcrumbs } from './breadcrumbs.server.ts';

interface ListedPage {
  listings: readonly Listing[];
  total: number;
  page: number;
}

/** A page of a list: its breadcrumbs, and its listings with their positions in the whole list. */
export function describeList(list: { name: () => string; path: string }): Describe<ListedPage> {
  return ({ listings, total, page }, site) => {
    const name = list.name();
    return [
      breadcrumbs(site, [{ name, path: list.path }]),
      describeItems(site, name, listings, { total, before: (page - 1) * limits.pageSize }),
    ];
  };
}

/** Listings with their positions in a list, newest first. */
export function describeItems(
  site: Site,
  name: string,
  listings: readonly Listing[],
  { total, before = 0 }: { total: number; before?: number },
): ItemList {
  return {
    '@type': 'ItemList',
    name,
    numberOfItems: total,
    itemListOrder: 'https://schema.org/ItemListOrderDescending',
    itemListElement: listings.map((listing, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      name: inCurrentLanguage(listing).title,
      url: pageAddress(site, listingPath(listing)),
    })),
  };
}

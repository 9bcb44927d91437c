import type { Site } from '@thikana/contract/site';
import type { BreadcrumbList } from 'schema-dts';
import { pageAddress } from '#web/lib/addresses/page-address.ts';
import { m } from '#web/paraglide/messages.js';

export interface Crumb {
  name: string;
  path: string;
}

/** The breadcrumbs from the home page to a page. */
export function breadcrumbs(site: Site, crumbs: readonly Crumb[]): BreadcrumbList {
  const home = { name: m.layout_home(), path: '/' };
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...crumbs].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageAddress(site, path),
    })),
  };
}

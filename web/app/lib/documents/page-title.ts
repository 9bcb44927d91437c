import type { Site } from '@thikana/contract/site';
import type { MetaDescriptor } from 'react-router';
import { m } from '#web/paraglide/messages.js';
import { defaultSiteName } from './site.ts';

/** The routes of an address; the root route knows the site. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** The title of a browser's tab. */
export function pageTitle(matches: Matches, title: string): MetaDescriptor {
  return { title: m.page_title({ title, site: siteOf(matches)?.name ?? defaultSiteName }) };
}

/** The head of a page that search engines do not list. */
export function unlistedMeta(title: () => string) {
  return ({ matches }: { matches: Matches }): MetaDescriptor[] => [
    pageTitle(matches, title()),
    { name: 'robots', content: 'noindex' },
  ];
}

export function siteOf(matches: Matches): Site | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { site: Site | undefined } | undefined)?.site;
}

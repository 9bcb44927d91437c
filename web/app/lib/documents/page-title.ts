import type { Site } from '@thikana/contract/site';
import type { HeadTag } from '#web/lib/pages/head-tags.ts';
import type { Matches } from '#web/lib/pages/page-module.ts';
import { m } from '#web/paraglide/messages.js';
import { defaultSiteName } from './site.ts';

/** The title of a browser's tab. */
export function pageTitle(matches: Matches, title: string): HeadTag {
  return { title: m.page_title({ title, site: siteOf(matches)?.name ?? defaultSiteName }) };
}

/** The head of a page that search engines do not list. */
export function unlistedMeta(title: () => string) {
  return ({ matches }: { matches: Matches }): HeadTag[] => [
    pageTitle(matches, title()),
    { name: 'robots', content: 'noindex' },
  ];
}

export function siteOf(matches: Matches): Site | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { site: Site | undefined } | undefined)?.site;
}

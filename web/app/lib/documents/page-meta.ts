import type { Site } from '@thikana/contract/site';
import type { MetaDescriptor } from 'react-router';

interface PublicPage {
  /** As people read it; the browser's tab adds the name of the site. */
  title: string;
  description: string;
  /** The address to be found under, whatever else was in the one that was asked for. */
  path: string;
  /** What says more of a large picture for previews, given how an address of the site is made whole. */
  preview?: ((address: (path: string) => string) => MetaDescriptor[]) | undefined;
  /** The address of an Atom feed of what the page lists. */
  feed?: string | undefined;
}

/** The languages in which a page can be read at its address, and what it is for who reads none of them. */
const languages = ['en-IN', 'x-default'];

/** The routes that an address leads to, of which the root knows the site. */
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];

/** What search engines and previews read of a public page. Their addresses have to be whole. */
export function pageMeta(matches: Matches, page: PublicPage): MetaDescriptor[] {
  const { title, description, preview, feed } = page;
  const site = siteOf(matches);
  const address = (path: string) => new URL(path, site?.url).href;
  const descriptors: MetaDescriptor[] = [
    { title: `${title} – Thikana` },
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: preview ? 'summary_large_image' : 'summary' },
  ];
  if (!site) return descriptors;
  return [
    ...descriptors,
    { property: 'og:site_name', content: site.name },
    { property: 'og:url', content: address(page.path) },
    ...(preview?.(address) ?? []),
    { tagName: 'link', rel: 'canonical', href: address(page.path) },
    ...languages.map((hrefLang) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang,
      href: address(page.path),
    })),
    ...(feed
      ? [{ tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title, href: address(feed) }]
      : []),
  ];
}

function siteOf(matches: Matches): Site | undefined {
  const root = matches.find((match) => match?.id === 'root');
  return (root?.loaderData as { site: Site | undefined } | undefined)?.site;
}

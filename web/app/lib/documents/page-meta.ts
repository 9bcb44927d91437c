import {
  baseLanguage,
  currentLanguage,
  languageTag,
  offeredLanguages,
  type SiteLanguage,
} from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import type { HeadTag } from '#web/lib/pages/head-tags.ts';
import type { Matches } from '#web/lib/pages/page-module.ts';
import { pageTitle, siteOf } from './page-title.ts';

interface PublicPage {
  /** The visible title; the tab adds the site's name. */
  title: string;
  description: string;
  /** The canonical address, whatever other parameters were requested. */
  path: string;
  /** Meta tags for a large preview picture; receives a function that makes addresses absolute. */
  preview?: ((address: (path: string) => string) => HeadTag[]) | undefined;
  /** The address of an Atom feed of the page's listings. */
  feed?: string | undefined;
}

/** As Open Graph writes it: `bn_IN`. */
const localeOf = (language: SiteLanguage) => languageTag(language).replace('-', '_');

/** The meta tags of a public page for search engines and previews. Their addresses have to be absolute. */
export function pageMeta(matches: Matches, page: PublicPage): HeadTag[] {
  const { title, description, preview, feed } = page;
  const site = siteOf(matches);
  const address = (path: string) => new URL(path, site?.url).href;
  const pageIn = (path: string, language = currentLanguage()) => address(pathIn(path, language));
  const descriptors: HeadTag[] = [
    pageTitle(matches, title),
    { name: 'description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: localeOf(currentLanguage()) },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { name: 'twitter:card', content: preview ? 'summary_large_image' : 'summary' },
  ];
  if (!site) return descriptors;
  return [
    ...descriptors,
    ...offeredLanguages()
      .filter((language) => language !== currentLanguage())
      .map((language) => ({ property: 'og:locale:alternate', content: localeOf(language) })),
    { property: 'og:site_name', content: site.name },
    { property: 'og:url', content: pageIn(page.path) },
    ...(preview?.(address) ?? []),
    { rel: 'canonical', href: pageIn(page.path) },
    ...offeredLanguages().map((language) => ({
      rel: 'alternate',
      hrefLang: languageTag(language),
      href: pageIn(page.path, language),
    })),
    { rel: 'alternate', hrefLang: 'x-default', href: pageIn(page.path, baseLanguage) },
    ...(feed ? [{ rel: 'alternate', type: 'application/atom+xml', title, href: pageIn(feed) }] : []),
  ];
}

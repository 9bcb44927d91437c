import { baseLanguage, languageTag, offeredLanguages, type SiteLanguage } from '@thikana/contract/language';
import { pathIn } from '@thikana/contract/language-paths';
import { listPaths } from '@thikana/contract/list-paths';
import { offeredIntents } from '@thikana/contract/offers';
import { areaPath, listingPath } from '../../lib/addresses.ts';
import { escapeXml } from './escape-xml.ts';
import type { Address, AreaChange, IdRange, sitemapsRepository } from './sitemaps-and-feeds.repository.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const urlNamespaces = `${namespace} xmlns:xhtml="http://www.w3.org/1999/xhtml"`;
const listPages = () => ['/', ...offeredIntents().map((intent) => listPaths[intent]), '/properties'];
const otherPages = ['/about', '/contact', '/privacy', '/terms'];

/**
 * The listings of a file. Each has an address in every language that names the others: with four languages, 40,000
 * addresses in about 30 MB, of at most 50,000 and 50 MB.
 */
export const listingsPerFile = 10_000;
const usualBatchSize = 5_000;

interface Contents {
  ranges: readonly IdRange[];
  areas: readonly AreaChange[];
}

/** The index: the names of all files that are not empty. */
export function sitemapIndex(siteUrl: string, { ranges, areas }: Contents): string {
  const files = [
    { name: 'pages', changedAt: latest(ranges) },
    ...(areas.length > 0 ? [{ name: 'areas', changedAt: latest(areas) }] : []),
    ...ranges.map(({ number, changedAt }) => ({ name: `listings-${number}`, changedAt })),
  ];
  const entries = files.map(
    ({ name, changedAt }) =>
      `<sitemap>${location(`${siteUrl}/sitemaps/${name}.xml`)}${lastModified(changedAt)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex ${namespace}>\n${entries.join('')}</sitemapindex>\n`;
}

/** The static pages; those with lists change with their listings. */
export function pagesSitemap(siteUrl: string, ranges: readonly IdRange[]): string {
  const changedAt = latest(ranges);
  return urlSet([
    ...listPages().map((path) => urls(siteUrl, path, changedAt)),
    ...otherPages.map((path) => urls(siteUrl, path)),
  ]);
}

export function areasSitemap(siteUrl: string, areas: readonly AreaChange[]): string {
  return urlSet(areas.map((area) => urls(siteUrl, areaPath(area), area.changedAt)));
}

/** One file of listings, streamed. */
export async function* listingsSitemap(
  siteUrl: string,
  range: IdRange,
  repository: ReturnType<typeof sitemapsRepository>,
  { batchSize = usualBatchSize } = {},
): AsyncGenerator<string> {
  const entry = (listing: Address) => urls(siteUrl, listingPath(listing), listing.updated_at);
  let addresses = await repository.listPublicAddresses(range, { limit: batchSize });
  yield `${declaration}<urlset ${urlNamespaces}>\n`;
  let left = listingsPerFile;
  while (addresses.length > 0) {
    yield addresses.map(entry).join('');
    left -= addresses.length;
    const after = addresses.at(-1)?.id;
    if (addresses.length < batchSize || left <= 0 || after === undefined) break;
    addresses = await repository.listPublicAddresses(range, { after, limit: Math.min(batchSize, left) });
  }
  yield '</urlset>\n';
}

function urlSet(entries: readonly string[]): string {
  return `${declaration}<urlset ${urlNamespaces}>\n${entries.join('')}</urlset>\n`;
}

/** The addresses of a page, one in each language. */
function urls(siteUrl: string, path: string, changedAt?: Date): string {
  const languages = offeredLanguages();
  const addressIn = (language: SiteLanguage) => siteUrl + pathIn(path, language);
  const others =
    languages.length === 1
      ? ''
      : [
          ...languages.map((language) => alternate(languageTag(language), addressIn(language))),
          alternate('x-default', addressIn(baseLanguage)),
        ].join('');
  return languages
    .map((language) => `<url>${location(addressIn(language))}${lastModified(changedAt)}${others}</url>\n`)
    .join('');
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(address)}"/>`;
}

function location(address: string): string {
  return `<loc>${escapeXml(address)}</loc>`;
}

function lastModified(changedAt: Date | undefined): string {
  return changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';
}

function latest(changes: readonly { changedAt: Date }[]): Date | undefined {
  const [last] = changes.map(({ changedAt }) => changedAt).sort((one, other) => Number(other) - Number(one));
  return last;
}

import { offeredIntents } from '@thikana/contract/offers';
import type { Intent } from '@thikana/contract/vocabulary';
import { areaUrl, listingUrl } from '../../lib/addresses.ts';
import { escapeXml } from './escape-xml.ts';
import type { Address, AreaChange, IdRange, sitemapsRepository } from './sitemaps-and-feeds.repository.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const lists: Record<Intent, string> = { rent: '/rentals', sell: '/buys' };
const listPages = () => ['/', ...offeredIntents().map((intent) => lists[intent]), '/properties'];
const otherPages = ['/about', '/contact', '/privacy', '/terms'];

/** The maximum number of addresses per file. */
export const addressesPerFile = 50_000;
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
    ...listPages().map((path) => url(siteUrl + path, changedAt)),
    ...otherPages.map((path) => url(siteUrl + path)),
  ]);
}

export function areasSitemap(siteUrl: string, areas: readonly AreaChange[]): string {
  return urlSet(areas.map((area) => url(areaUrl(siteUrl, area), area.changedAt)));
}

/** One file of listings, streamed. */
export async function* listingsSitemap(
  siteUrl: string,
  range: IdRange,
  repository: ReturnType<typeof sitemapsRepository>,
  { batchSize = usualBatchSize } = {},
): AsyncGenerator<string> {
  const entry = (listing: Address) => url(listingUrl(siteUrl, listing), listing.updated_at);
  let addresses = await repository.listPublicAddresses(range, { limit: batchSize });
  yield `${declaration}<urlset ${namespace}>\n`;
  let left = addressesPerFile;
  while (addresses.length > 0) {
    yield addresses.map(entry).join('');
    left -= addresses.length;
    const after = addresses.at(-1)?.id;
    if (addresses.length < batchSize || left <= 0 || after === undefined) break;
    addresses = await repository.listPublicAddresses(range, { after, limit: Math.min(batchSize, left) });
  }
  yield '</urlset>\n';
}

function urlSet(urls: readonly string[]): string {
  return `${declaration}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`;
}

function url(address: string, changedAt?: Date): string {
  return `<url>${location(address)}${lastModified(changedAt)}</url>\n`;
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

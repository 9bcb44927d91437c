import { listingUrl } from './addresses.ts';
import type { Address, discoveryRepository, IdRange } from './discovery.repository.ts';
import { escapeXml } from './escape-xml.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const publicPages = ['/', '/rentals', '/buys', '/properties', '/about', '/contact', '/privacy', '/terms'];

/** The most addresses that a file may have. */
export const addressesPerFile = 50_000;
const usualBatchSize = 5_000;

export function sitemapIndex(siteUrl: string, ranges: readonly IdRange[]): string {
  const names = ['pages', ...ranges.map(({ number }) => `listings-${number}`)];
  const files = names.map((name) => `<sitemap>${location(`${siteUrl}/sitemaps/${name}.xml`)}</sitemap>\n`);
  return `${declaration}<sitemapindex ${namespace}>\n${files.join('')}</sitemapindex>\n`;
}

export function pagesSitemap(siteUrl: string): string {
  const pages = publicPages.map((path) => `<url>${location(siteUrl + path)}</url>\n`);
  return `${declaration}<urlset ${namespace}>\n${pages.join('')}</urlset>\n`;
}

/** One file of listings, in parts as they are read. */
export async function* listingsSitemap(
  siteUrl: string,
  range: IdRange,
  repository: ReturnType<typeof discoveryRepository>,
  { batchSize = usualBatchSize } = {},
): AsyncGenerator<string> {
  const entry = (listing: Address) =>
    `<url>${location(listingUrl(siteUrl, listing))}<lastmod>${listing.updated_at.toISOString()}</lastmod></url>\n`;
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

function location(url: string): string {
  return `<loc>${escapeXml(url)}</loc>`;
}

import { Readable } from 'node:stream';
import { AppError } from '@thikana/contract/errors';
import { isIntentOffered } from '@thikana/contract/offers';
import { searchListings } from '@thikana/contract/search/search';
import { withUsualPeriod } from '@thikana/contract/search/short-stay';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pageUrl } from '../../lib/addresses.ts';
import { minuteCache } from '../../lib/minute-cache.ts';
import { purposeOf, understandSearch } from '../search/search.feature.ts';
import { atomFeed } from './atom-feed.ts';
import { type Feed, feeds } from './feeds.ts';
import { robots } from './robots.ts';
import {
  areasSitemap,
  listingsPerFile,
  listingsSitemap,
  pagesSitemap,
  sitemapIndex,
} from './sitemap-files.ts';
import type { SitemapsAndFeedsDependencies } from './sitemaps-and-feeds.dependencies.ts';
import { sitemapsRepository } from './sitemaps-and-feeds.repository.ts';

const feedLength = 50;

export function sitemapsAndFeedsRoutes(
  app: FastifyInstance,
  dependencies: SitemapsAndFeedsDependencies,
): void {
  const { db, site, now } = dependencies;
  const { publicUrl } = site;
  const repository = sitemapsRepository(db);
  const ranges = minuteCache(() => repository.listPublicRanges(listingsPerFile), now);
  const areas = minuteCache(() => repository.listAreaChanges(), now);

  app.get('/robots.txt', (_request, reply) =>
    cached(reply).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const contents = { ranges: await ranges.get(), areas: await areas.get() };
    return sendXml(reply, sitemapIndex(publicUrl, contents));
  });
  app.get('/sitemaps/pages.xml', async (_request, reply) =>
    sendXml(reply, pagesSitemap(publicUrl, await ranges.get())),
  );
  app.get('/sitemaps/areas.xml', async (_request, reply) =>
    sendXml(reply, areasSitemap(publicUrl, await areas.get())),
  );
  app.get<{ Params: { number: string } }>('/sitemaps/listings-:number.xml', async ({ params }, reply) => {
    const range = (await ranges.get()).find(({ number }) => String(number) === params.number);
    if (!range) throw new AppError('not_found');
    const parts = Readable.from(listingsSitemap(publicUrl, range, repository));
    return sendXml(reply, parts);
  });
  for (const feed of feeds) {
    app.get<{ Querystring: Record<string, unknown> }>(
      `/feeds${feed.path}.xml`,
      async ({ query, originalUrl }, reply) => {
        if (feed.intent && !isIntentOffered(feed.intent)) throw new AppError('not_found');
        const entries = await followList(feed, query, originalUrl, dependencies);
        return cached(reply).type('application/atom+xml; charset=utf-8').send(entries);
      },
    );
  }
}

/**
 * The newest listings of a list, regardless of its sort order and page. Some words of the search are understood as
 * filters. Every entry has all the other words, because feed readers notify of each entry.
 */
async function followList(
  { title, path, intent }: Feed,
  query: Record<string, unknown>,
  requested: string,
  { newDocumentApi, site }: SitemapsAndFeedsDependencies,
): Promise<string> {
  const purpose = intent && { purpose: purposeOf(intent) };
  const newest = { ...query, ...purpose, sort: 'newest', page: undefined, limit: feedLength };
  const asked = intent === 'rent' ? { ...newest, ...usualPeriodOf(query) } : newest;
  const found = await newDocumentApi().call(searchListings, { query: asked as never });
  const isWordMissing = found.corrected?.some(({ to }) => to === '');
  const listings = isWordMissing ? [] : found.listings.slice(0, found.withAllWords);
  const { search } = new URL(requested, site.publicUrl);
  return atomFeed({
    title: title(),
    siteName: site.name,
    siteUrl: site.publicUrl,
    selfUrl: pageUrl(site.publicUrl, `/feeds${path}.xml${search}`),
    pageUrl: pageUrl(site.publicUrl, path + search),
    listings,
  });
}

/** As on the page of rentals, unless the filters or the words name a short stay. */
function usualPeriodOf(query: Record<string, unknown>) {
  const { understood } = understandSearch(typeof query.q === 'string' ? { q: query.q } : {});
  const { period, priceRange } = { ...understood, ...query } as Record<string, string | undefined>;
  return withUsualPeriod({ period, priceRange });
}

function sendXml(reply: FastifyReply, content: string | Readable): FastifyReply {
  return cached(reply).type('application/xml; charset=utf-8').send(content);
}

function cached(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=600');
}

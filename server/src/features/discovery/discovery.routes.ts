import { Readable } from 'node:stream';
import { AppError } from '@thikana/contract/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DiscoveryDependencies } from './discovery.dependencies.ts';
import { discoveryRepository } from './discovery.repository.ts';
import { keptForAMinute } from './kept-for-a-minute.ts';
import { robots } from './robots.ts';
import { addressesPerFile, listingsSitemap, pagesSitemap, sitemapIndex } from './sitemap-files.ts';

const hidden = { schema: { hide: true } };

export function discoveryRoutes(app: FastifyInstance, { db, site, now }: DiscoveryDependencies): void {
  const { publicUrl } = site;
  const repository = discoveryRepository(db);
  const ranges = keptForAMinute(() => repository.listPublicRanges(addressesPerFile), now);

  app.get('/robots.txt', hidden, (_request, reply) =>
    cached(reply).type('text/plain; charset=utf-8').send(robots(publicUrl)),
  );
  app.get('/sitemap.xml', hidden, async (_request, reply) => {
    const index = sitemapIndex(publicUrl, await ranges());
    return cached(reply).type('application/xml; charset=utf-8').send(index);
  });
  app.get('/sitemaps/pages.xml', hidden, (_request, reply) =>
    cached(reply).type('application/xml; charset=utf-8').send(pagesSitemap(publicUrl)),
  );
  app.get<{ Params: { number: string } }>(
    '/sitemaps/listings-:number.xml',
    hidden,
    async ({ params }, reply) => {
      const range = (await ranges()).find(({ number }) => String(number) === params.number);
      if (!range) throw new AppError('not_found');
      const parts = Readable.from(listingsSitemap(publicUrl, range, repository));
      return cached(reply).type('application/xml; charset=utf-8').send(parts);
    },
  );
}

function cached(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'public, max-age=600');
}

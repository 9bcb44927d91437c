import { isSiteLanguage } from '@thikana/contract/language';
import type { FastifyInstance } from 'fastify';
import { secretAddress } from '../../http/security-headers.ts';
import { inLanguage } from '../../lib/current-language.ts';
import { rateLimitKey } from '../../lib/rate-limit-key.ts';
import { m } from '../../paraglide/messages.js';
import { listingRows } from '../listings/listings.feature.ts';
import { mayBePrinted } from './poster.policy.ts';
import { posterWords } from './poster-words.ts';
import { posterPurpose } from './prepare-poster.ts';
import type { PromotionDependencies } from './promotion.dependencies.ts';

const drawnPerAddress = { points: 30, windowSeconds: 600 };

/** Serves posters at their signed addresses. */
export function servePosters(app: FastifyInstance, dependencies: PromotionDependencies): void {
  const { db, links, limiter, pictures, site, now } = dependencies;
  app.get<{ Querystring: { token?: string | string[] } }>(
    '/poster',
    async ({ query: { token }, ip }, reply) => {
      const [id = '', asked] = links.read(posterPurpose, String(token), now())?.split(' ') ?? [];
      const language = isSiteLanguage(asked) ? asked : undefined;
      const listing = language && (await listingRows(db).findWithOwner(id));
      reply.headers(secretAddress);
      if (!listing || !mayBePrinted(listing))
        return reply.code(404).type('text/plain').send(m.promotion_link_expired());
      await limiter.useKey('poster', rateLimitKey(ip), drawnPerAddress);
      const [cover] = listing.pictures;
      const words = inLanguage(language, () => posterWords(listing, listing.owner.phone, site));
      const picture = cover && { id: cover.id, width: cover.width, isFinished: cover.isFinished };
      return reply
        .type('application/pdf')
        .header('content-disposition', `attachment; filename="poster-${id}-${language}.pdf"`)
        .send(Buffer.from(await inLanguage(language, () => pictures.drawPoster(picture, words))));
    },
  );
}

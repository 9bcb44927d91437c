import { AppError } from '@thikana/contract/errors';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { rateLimitKey } from '../../lib/rate-limit-key.ts';
import { m } from '../../paraglide/messages.js';
import type { ListingsDependencies } from './listings.dependencies.ts';
import { isPublic } from './listings.policy.ts';
import { listingsRepository } from './listings.repository.ts';
import { previewCard } from './preview-card.ts';

type Card = ReturnType<typeof previewCard>;

const keptBytes = 32 * 1024 * 1024;
const mostInTheMaking = 40;
const drawnPerAddress = { points: 120, windowSeconds: 600 };

/**
 * Serves preview pictures, drawn on the first request. Their address contains a hash of their content; an older address
 * redirects to the current one.
 */
export function servePreviewCards(app: FastifyInstance, dependencies: ListingsDependencies): void {
  const { db, pictures, limiter, site } = dependencies;
  const listings = listingsRepository(db);
  const kept = new LRUCache<string, Uint8Array>({
    maxSize: keptBytes,
    sizeCalculation: ({ length }) => length,
  });
  const inTheMaking = new Map<string, Promise<Uint8Array>>();

  async function draw({ path, cover, words }: Card, address: string): Promise<Uint8Array> {
    await limiter.useKey('preview-card', address, drawnPerAddress);
    const running = inTheMaking.get(path);
    if (running) return running;
    if (inTheMaking.size >= mostInTheMaking) throw new AppError('unavailable', { retryAfterSeconds: 5 });
    const drawing = pictures.drawCard(cover, words).finally(() => inTheMaking.delete(path));
    inTheMaking.set(path, drawing);
    const card = await drawing;
    kept.set(path, card);
    return card;
  }

  app.get<{ Params: { id: string; file: string } }>(
    '/listing-pictures/:id/:file',
    async ({ params, headers, ip }, reply) => {
      const [, version] = /^card-([0-9a-f]{12})\.jpg$/.exec(params.file) ?? [];
      const listing =
        version && /^[0-9a-f]{24}$/.test(params.id) ? await listings.find(params.id) : undefined;
      if (!listing || !isPublic(listing)) return answerMissing(reply);
      const card = previewCard(listing, site);
      if (card.version !== version) {
        return reply.header('cache-control', 'public, max-age=600').redirect(card.path, 302);
      }
      const etag = `"${version}"`;
      const isKnown = headers['if-none-match'] === etag;
      const bytes = isKnown ? undefined : (kept.get(card.path) ?? (await draw(card, rateLimitKey(ip))));
      reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', etag);
      return bytes ? reply.type('image/jpeg').send(bytes) : reply.code(304).send();
    },
  );
}

function answerMissing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send(m.pictures_not_found());
}

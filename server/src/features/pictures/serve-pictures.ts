import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import { firstRenditionWidth } from '../../platform/pictures/rendition-widths.ts';
import type { picturesRepository } from './pictures.repository.ts';

type Found = Awaited<ReturnType<Pictures['open']>>;

/** Renditions have names that are never used again, so they may be kept for ever. */
export function servePictures(
  app: FastifyInstance,
  pictures: Pictures,
  repository: ReturnType<typeof picturesRepository>,
): void {
  app.get<{ Params: { id: string } }>(
    '/pictures/:id/avatar.jpg',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const picture = await repository.findById(params.id);
      const width = firstRenditionWidth(picture?.width ?? 0);
      return send(await pictures.open(params.id, width, 'jpg'), reply);
    },
  );

  app.get<{ Params: { id: string; file: string } }>(
    '/pictures/:id/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const [, width, format] = /^(\d{1,5})\.(avif|jpg)$/.exec(params.file) ?? [];
      return send(width && format ? await pictures.open(params.id, Number(width), format) : undefined, reply);
    },
  );
}

function send(found: Found, reply: FastifyReply): FastifyReply {
  if (!found) {
    return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture.');
  }
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type(found.contentType)
    .send(found.body);
}

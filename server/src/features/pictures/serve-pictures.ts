import type { FastifyInstance } from 'fastify';
import type { Pictures } from '../../platform/pictures/pictures.ts';

interface PictureAddress {
  Params: { id: string; file: string };
}

/** Renditions have names that are never used again, so they may be kept for ever. */
export function servePictures(app: FastifyInstance, pictures: Pictures): void {
  app.get<PictureAddress>('/pictures/:id/:file', { schema: { hide: true } }, async (request, reply) => {
    const { id, file } = request.params;
    const [, width, format] = /^(\d{1,5})\.(avif|jpg)$/.exec(file) ?? [];
    const found = width && format ? await pictures.open(id, Number(width), format) : undefined;
    if (!found)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send('No such picture.');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(found.contentType)
      .send(found.body);
  });
}

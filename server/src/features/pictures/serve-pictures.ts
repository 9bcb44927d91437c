import type { FastifyInstance, FastifyReply } from 'fastify';
import { m } from '../../paraglide/messages.js';
import { isPictureId } from '../../platform/pictures/picture-keys.ts';
import type { Pictures } from '../../platform/pictures/pictures.ts';
import { firstRenditionWidth } from '../../platform/pictures/rendition-widths.ts';
import type { picturesRepository } from './pictures.repository.ts';

type Found = Awaited<ReturnType<Pictures['open']>>;

/** Renditions have unique names, so they may be cached forever. */
export function servePictures(
  app: FastifyInstance,
  pictures: Pictures,
  repository: ReturnType<typeof picturesRepository>,
): void {
  app.get<{ Params: { id: string; file: string } }>(
    '/pictures/:id/:file',
    async ({ params: { id, file } }, reply) => {
      const [, name, format] = /^(\d{1,5}|avatar)\.(avif|jpg)$/.exec(file) ?? [];
      if (!name || !format || !isPictureId(id)) return send(undefined, reply);
      // Files may stay in the store for a while after a picture was withdrawn.
      const shown = await repository.findShown(id);
      if (!shown) return send(undefined, reply);
      const width = name === 'avatar' ? firstRenditionWidth(shown.width) : Number(name);
      return send(await pictures.open(id, width, format), reply);
    },
  );
}

function send(found: Found, reply: FastifyReply): FastifyReply {
  if (!found) {
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain')
      .send(m.pictures_not_found());
  }
  return reply
    .header('cache-control', 'public, max-age=31536000, immutable')
    .type(found.contentType)
    .send(found.body);
}

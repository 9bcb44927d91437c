import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { m } from '../../paraglide/messages.js';
import type { Tables } from '../../platform/database/tables.ts';
import { brandFilesRepository } from './brand-files.repository.ts';

/** Logos and icons. Their names are hashes of their content, so they may be cached forever. */
export function serveBrandFiles(app: FastifyInstance, db: Kysely<Tables>): void {
  app.get<{ Params: { file: string } }>(
    '/brand/:file',
    { schema: { hide: true } },
    async ({ params }, reply) => {
      const bytes = await brandFilesRepository(db).find(params.file);
      if (bytes) {
        const cacheControl = 'public, max-age=31536000, immutable';
        return reply.header('cache-control', cacheControl).type('image/png').send(bytes);
      }
      const missing = reply.code(404).header('cache-control', 'no-store');
      return missing.type('text/plain').send(m.pictures_not_found());
    },
  );
}

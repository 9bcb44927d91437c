import { pathIn } from '@thikana/contract/language-paths';
import { shareAction } from '@thikana/contract/shared-photos';
import type { FastifyInstance } from 'fastify';

/**
 * Where the photos that are shared to the installed site arrive while its service worker is missing. They stay unread:
 * a form opens without them.
 */
export function serveSharedPhotos(app: FastifyInstance): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    scope.post(shareAction, async (_request, reply) =>
      reply.header('cache-control', 'no-store').redirect(pathIn('/dashboard/new-post'), 303),
    );
  });
}

import { brandFile } from '@thikana/contract/brand';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { m } from '../../paraglide/messages.js';
import { brandFilesRepository } from './brand-files.repository.ts';
import type { SiteDependencies } from './site.dependencies.ts';

type File = { Params: { file: string } };
/** Logos and icons. Their names are hashes of their content, so they may be cached forever. */
export function serveBrandFiles(
  app: FastifyInstance,
  { db, pictures }: Pick<SiteDependencies, 'db' | 'pictures'>,
): void {
  const find = async (file: string) =>
    brandFile.safeParse(file).success ? brandFilesRepository(db).find(file) : undefined;
  app.get<File>('/brand/:file', async ({ params }, reply) => send(reply, await find(params.file)));
  app.get<File>('/brand/maskable/:file', async ({ params }, reply) => {
    const icon = await find(params.file);
    return send(reply, icon && Buffer.from(await pictures.makeMaskable(icon)));
  });
}

function send(reply: FastifyReply, bytes: Buffer | undefined) {
  if (bytes)
    return reply.header('cache-control', 'public, max-age=31536000, immutable').type('image/png').send(bytes);
  return reply.code(404).header('cache-control', 'no-store').type('text/plain').send(m.pictures_not_found());
}

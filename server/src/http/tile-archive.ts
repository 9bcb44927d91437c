import { type FileHandle, open } from 'node:fs/promises';
import { AppError } from '@thikana/contract/errors';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply } from 'fastify';
import { archiveMarkBytes, startsTileArchive, tileArchivePath } from '../lib/tile-archive.ts';

const answerMilliseconds = 10_000;

/** Serves the operator's tile archive from the disk. Browsers request the parts that they show. */
export function serveTileArchive(app: FastifyInstance, file: string): void {
  app.get<{ Headers: { range?: string; 'if-range'?: string; 'if-none-match'?: string } }>(
    tileArchivePath,
    async ({ headers }, reply) => {
      const archive = await open(file).catch((error: unknown) => {
        throw new AppError('not_found', { cause: error });
      });
      const { size, mtimeMs } = await archive.stat();
      const etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
      reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=86400' });
      reply.type('application/vnd.pmtiles');
      if (headers['if-none-match'] === etag) return sendNothing(archive, reply.code(304));
      const isSame = headers['if-range'] === undefined || headers['if-range'] === etag;
      const part = isSame ? readRange(headers.range, size) : undefined;
      if (part === 'outside')
        return sendNothing(archive, reply.code(416).header('content-range', `bytes */${size}`));
      const { start, end } = part ?? { start: 0, end: size - 1 };
      if (part) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
      return reply.header('content-length', end - start + 1).send(archive.createReadStream({ start, end }));
    },
  );
}

async function sendNothing(archive: FileHandle, reply: FastifyReply): Promise<FastifyReply> {
  await archive.close();
  return reply.send();
}

/** One range of bytes; undefined asks for everything, as does a header that names several. */
export function readRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start <= end ? { start, end } : 'outside';
}

/** Warns if browsers will not be able to read an archive at another address. The site works without it. */
export async function checkRemoteArchive(url: string, log: FastifyBaseLogger): Promise<void> {
  const asked = { range: `bytes=0-${archiveMarkBytes - 1}` };
  const first = await fetch(url, { headers: asked, signal: AbortSignal.timeout(answerMilliseconds) })
    .then(async (answer) => {
      if (answer.status === 206) return new Uint8Array(await answer.arrayBuffer());
      await answer.body?.cancel();
      return undefined;
    })
    .catch(() => undefined);
  if (!first || !startsTileArchive(first))
    log.warn(`TILES_URL: ${url} did not return the first bytes of a PMTiles archive of version 3`);
}

import { brandPictureBytes, uploadBrandPicture } from '@thikana/contract/brand-picture';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { incomingForm } from '../http/read-form.ts';

interface SetupBody {
  fields: Record<string, string>;
  /** The chosen file; undefined if none was chosen. A file that is too large is cut off behind the limit. */
  upload: Buffer | undefined;
}

/** Accepts forms with and without a file. Forms with a file are read only once it is known who sends them. */
export function acceptSetupBodies(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null, undefined));
}

export async function readSetupBody({ body, headers, raw }: FastifyRequest): Promise<SetupBody | undefined> {
  if (body instanceof URLSearchParams) return { fields: Object.fromEntries(body), upload: undefined };
  if (!headers['content-type']?.startsWith('multipart/form-data')) return undefined;
  const { fields, files } = await incomingForm(raw, uploadBrandPicture.form).read(readStart);
  const texts = Object.entries(fields).map(([name, value]) => [name, [value].flat()[0] ?? '']);
  const [upload] = files;
  return { fields: Object.fromEntries(texts), upload: upload?.length ? upload : undefined };
}

/** Reads all of the file, so that the fields behind it are read too, and keeps one byte more than is allowed. */
async function readStart(file: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of file) {
    if (length <= brandPictureBytes) chunks.push(chunk);
    length += chunk.length;
  }
  return Buffer.concat(chunks).subarray(0, brandPictureBytes + 1);
}

import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodings, type Page } from './page-cache.ts';
import { contentSecurityPolicy, type PolicyOptions } from './security-headers.ts';
import type { RenderedDocument } from './web-app.ts';

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);
const pieceBytes = 64 * 1024;

/** The encodings of a document, and the quality of brotli. */
export interface Packing {
  encodings: readonly Encoding[];
  brotliQuality: number;
}

/** For cached pages. A higher brotli quality costs more time than it saves. */
export const packingForMany: Packing = { encodings, brotliQuality: 5 };

/** For uncached pages: a seventh larger, in a quarter of the time. */
export function packingForOne(encoding: Encoding | undefined): Packing {
  return { encodings: encoding ? [encoding] : [], brotliQuality: 3 };
}

/** A rendered document in these encodings, with its ETag and a policy that allows only its own inline scripts and styles. */
export async function makePage(
  document: RenderedDocument,
  packing: Packing,
  options: PolicyOptions,
): Promise<Page> {
  const { buffer, byteOffset, byteLength } = document.body;
  const plain = Buffer.from(buffer, byteOffset, byteLength);
  const policy = contentSecurityPolicy(
    { scripts: inlineHashes(plain, 'script'), styles: inlineHashes(plain, 'style') },
    options,
  );
  const headers = { ...document.headers, 'content-security-policy': policy };
  const encoded = await Promise.all(
    packing.encodings.map(async (encoding) => [encoding, await pack(plain, encoding, packing)] as const),
  );
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { status: document.status, headers, etag, plain, encoded: new Map(encoded) };
}

/** One string: concatenated strings would be copied once more. */
function pack(plain: Buffer, encoding: Encoding, { brotliQuality }: Packing): Promise<Buffer> {
  if (encoding === 'gzip') return gzipped(plain, { chunkSize: pieceBytes });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return brotlied(plain, { params, chunkSize: pieceBytes });
}

// Data is never executed, so it needs no permission.
const notInline = /\s(?:src=|type="application\/(?:ld\+)?json")/;

/** React escapes user text, so every script and style element in a document is ours. */
function inlineHashes(html: Buffer, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>();
  const opening = `<${element}`;
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at)) {
    const start = html.indexOf('>', at) + 1;
    const end = html.indexOf(`</${element}>`, start);
    const hash = () => createHash('sha256').update(html.subarray(start, end)).digest('base64');
    if (!notInline.test(html.toString('latin1', at, start))) hashes.add(hash());
    at = end;
  }
  return [...hashes];
}

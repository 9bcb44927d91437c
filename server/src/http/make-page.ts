import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Encoding, Page } from './page-cache.ts';
import { contentSecurityPolicy, type PolicyOptions } from './security-headers.ts';

const brotli = promisify(brotliCompress);
// Above this, brotli takes longer than the visitor saves; below, gzip is as small.
const brotliQuality = 5;

const encoders: Record<Encoding, (plain: Buffer) => Promise<Buffer>> = {
  br: (plain) => brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
  gzip: promisify(gzip),
};

/** A rendered document in these encodings, with its ETag and the policy that allows just its own inline scripts. */
export async function makePage(
  response: Response,
  wanted: readonly Encoding[],
  options: PolicyOptions,
): Promise<Page> {
  const plain = Buffer.from(await response.arrayBuffer());
  const headers: Record<string, string> = {};
  for (const [name, value] of response.headers) headers[name] = value;
  headers['content-security-policy'] = contentSecurityPolicy(inlineScriptHashes(plain.toString()), options);
  const encoded = await Promise.all(wanted.map(async (each) => [each, await encoders[each](plain)] as const));
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 27)}"`;
  return { status: response.status, headers, etag, plain, encoded: new Map(encoded) };
}

// Structured data is no script: it is never run, and so needs no permission.
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g;

/** React escapes what people wrote, so every script element in a document is one of ours. */
function inlineScriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScript)].map((match) => match[1] ?? '');
  return [...new Set(scripts)].map((script) => createHash('sha256').update(script).digest('base64'));
}

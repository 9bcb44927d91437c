import { hash } from 'node:crypto';
import type { Page } from './page.ts';
import { contentSecurityPolicy, type PolicyOptions } from './security-headers.ts';
import type { RenderedDocument } from './web-app.ts';

/** A rendered document with its ETag and a policy that allows only its own inline scripts and styles. */
export function makePage({ status, headers, body }: RenderedDocument, options: PolicyOptions): Page {
  const plain = Buffer.from(body.buffer, body.byteOffset, body.byteLength);
  const policy = contentSecurityPolicy(
    { scripts: inlineHashes(plain, 'script'), styles: inlineHashes(plain, 'style') },
    options,
  );
  const etag = `"${hash('sha256', plain, 'base64url').slice(0, 27)}"`;
  return {
    status,
    headers: { ...headers, 'content-security-policy': policy },
    etag,
    plain,
    encoded: new Map(),
  };
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
    if (!notInline.test(html.toString('latin1', at, start)))
      hashes.add(hash('sha256', html.subarray(start, end), 'base64'));
    at = end;
  }
  return [...hashes];
}

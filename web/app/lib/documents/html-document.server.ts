/** A document as the server sends it. */
export interface RenderedDocument {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

const encoder = new TextEncoder();

/** A buffer reused for every document. Measuring the encoded length first would take as long as encoding. */
let buffer = new Uint8Array(0);
const mostBytesOfLetter = 3;

/** Encodes the parts of a document in one go, without joining them first. */
export function htmlDocument(
  status: number,
  parts: readonly string[],
  headers: Record<string, string> = {},
): RenderedDocument {
  const most = parts.reduce((sum, part) => sum + part.length, 0) * mostBytesOfLetter;
  if (buffer.length < most) buffer = new Uint8Array(most);
  let end = 0;
  for (const part of parts) end += encoder.encodeInto(part, buffer.subarray(end)).written;
  return {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: buffer.slice(0, end),
  };
}

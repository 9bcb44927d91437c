/** A document as the server sends it. */
export interface RenderedDocument {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Text, or text that is already encoded. */
export type Piece = string | Uint8Array;

const encoder = new TextEncoder();

/** A buffer reused for every document. Measuring the encoded length first would take as long as encoding. */
let buffer = new Uint8Array(0);
const mostBytesOfLetter = 3;

/** Encodes the pieces of a document in one go, without joining them first. */
export function htmlDocument(
  status: number,
  pieces: readonly Piece[],
  headers: Record<string, string> = {},
): RenderedDocument {
  const most = pieces.reduce((sum, { length }) => sum + length, 0) * mostBytesOfLetter;
  if (buffer.length < most) buffer = new Uint8Array(most);
  let end = 0;
  for (const piece of pieces) end += write(piece, buffer.subarray(end));
  return {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
    body: buffer.slice(0, end),
  };
}

function write(piece: Piece, target: Uint8Array): number {
  if (typeof piece === 'string') return encoder.encodeInto(piece, target).written;
  target.set(piece);
  return piece.length;
}

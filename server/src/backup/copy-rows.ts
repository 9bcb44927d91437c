import type { ClientBase } from 'pg';
import { to } from 'pg-copy-streams';

const partBytes = 4 * 1024 * 1024;
const lineEnd = 0x0a;

/** Streams the result of a query in PostgreSQL's text format, in parts of whole rows. */
export async function* copyRows(
  client: ClientBase,
  query: string,
): AsyncGenerator<{ bytes: Buffer; rows: number }> {
  let chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of client.query(to(`copy (${query}) to stdout`)) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length < partBytes || chunk.at(-1) !== lineEnd) continue;
    yield part(chunks);
    chunks = [];
    length = 0;
  }
  if (length > 0) yield part(chunks);
}

function part(chunks: readonly Buffer[]): { bytes: Buffer; rows: number } {
  const bytes = Buffer.concat(chunks);
  // COPY escapes line ends inside a value.
  let rows = 0;
  for (let at = bytes.indexOf(lineEnd); at !== -1; at = bytes.indexOf(lineEnd, at + 1)) rows += 1;
  return { bytes, rows };
}

import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import type { EntryContext } from 'react-router';

/**
 * Relies on `renderMeta.streamCache`, from which react-router's `ServerRouter` takes the parts of the loader data
 * stream that have been read, and on the comment with which react-dom marks a boundary that shows its fallback
 * (check-internals.ts). Renders a document at once, as one string, because streaming costs half as much again. Throws an
 * error inside a boundary, so that the error page is rendered.
 */
export async function renderWhole(
  entryContext: EntryContext,
  treeOf: (context: EntryContext) => ReactNode,
): Promise<string> {
  const handoff = await readHandoff(entryContext);
  const tree = () => treeOf({ ...entryContext, ...handoff() });
  const rendered = renderToString(tree());
  if (rendered.includes(failedBoundary)) throw await failureOf(tree());
  return rendered;
}

/** User text cannot contain it, because its `<` is escaped. */
const failedBoundary = '<!--$!-->';

/** The loader data is complete already, so no part of the document has to wait for it. */
async function readHandoff({ serverHandoffStream }: EntryContext): Promise<() => Partial<EntryContext>> {
  if (!serverHandoffStream) return () => ({});
  const decoder = new TextDecoder();
  let value = '';
  for await (const part of serverHandoffStream) value += decoder.decode(part, { stream: true });
  const read = () => Object.assign(Promise.resolve(), { result: { done: true, value } });
  return () => ({ serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read() } } });
}

/**
 * Renders as a stream to get the error, which `renderToString` does not report for a boundary that shows its fallback.
 */
async function failureOf(tree: ReactNode): Promise<unknown> {
  let failure: unknown = new Error('A part of the document was not there in time.');
  const stream = await renderToReadableStream(tree, {
    onError(error) {
      failure = error;
    },
  });
  await stream.allReady;
  await stream.cancel();
  return failure;
}

import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import type { EntryContext } from 'react-router';

/**
 * Relies on `renderMeta.streamCache`, from which react-router's `ServerRouter` takes parts of the stream of loader data
 * that have been read, and on the comment with which react-dom marks a boundary that shows its fallback
 * (check-insides.ts).
 *
 * Renders a document at once, as one string: the pieces of a stream cost half as much again. What fails is thrown, and
 * becomes the page that says so.
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

/** What people wrote has no `<` of its own. */
const failedBoundary = '<!--$!-->';

/** What loaders answered is there already, so no part of the document has to wait for it. */
async function readHandoff({ serverHandoffStream }: EntryContext): Promise<() => Partial<EntryContext>> {
  if (!serverHandoffStream) return () => ({});
  const decoder = new TextDecoder();
  let value = '';
  for await (const part of serverHandoffStream) value += decoder.decode(part, { stream: true });
  const read = () => Object.assign(Promise.resolve(), { result: { done: true, value } });
  return () => ({ serverHandoffStream: new ReadableStream(), renderMeta: { streamCache: { 0: read() } } });
}

/** `renderToString` does not say why a boundary shows its fallback. */
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

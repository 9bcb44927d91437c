import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';

/** User text cannot contain it, because its `<` is escaped. */
const failedBoundary = '<!--$!-->';

/**
 * Relies on the comment with which react-dom marks a boundary that shows its fallback (check-internals.ts). Renders a
 * tree at once, as one string, because streaming costs half as much again. Throws an error inside a boundary, so that
 * the error page is rendered.
 */
export async function renderWhole(tree: ReactNode): Promise<string> {
  const rendered = renderToString(tree);
  if (rendered.includes(failedBoundary)) throw await failureOf(tree);
  return rendered;
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

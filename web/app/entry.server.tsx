import type { Site } from '@thikana/contract/site';
import { renderToReadableStream } from 'react-dom/server.edge';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { readableFirst } from './lib/readable-first.ts';
import { documentDescriptionOf } from './lib/structured-data/document-graph.ts';
import { jsonLdScript } from './lib/structured-data/json-ld.server.ts';

export { createDocumentContext as createContext } from './lib/document-api.ts';

/** Documents are anonymous and kept by the server, so each is rendered whole before it is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  let failed = false;
  const stream = await renderToReadableStream(<ServerRouter context={entryContext} url={request.url} />, {
    // Nothing is kept for scripts to put into its place later, however long the document is.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      failed = true;
      console.error(error);
    },
  });
  const rendered = await new Response(stream).text();
  // While one develops, the scripts of the development server come first.
  const html = (import.meta.env.PROD ? readableFirst(rendered) : rendered).replace(
    '</head>',
    () => `${structuredData(entryContext, loadContext)}</head>`,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { headers, status: failed ? 500 : status });
}

/** Only search engines read it, so it is a part of documents and not of what browsers make alive. */
function structuredData({ staticHandlerContext }: EntryContext, context: RouterContextProvider): string {
  const { site } = (staticHandlerContext.loaderData.root ?? {}) as { site?: Site };
  const things = site ? documentDescriptionOf(context)(site) : [];
  return things.length > 0 ? jsonLdScript(things) : '';
}

/** Expected answers such as 404 or 503 are pages of their own, nothing to report. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) console.error(error);
};

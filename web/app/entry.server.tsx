import type { Site } from '@thikana/contract/site';
import type { ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server.edge';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { halvesOf, readableFirst } from './lib/documents/readable-first.ts';
import { documentDescriptionOf } from './lib/structured-data/document-graph.ts';
import { jsonLdScript } from './lib/structured-data/json-ld.server.ts';

export { createDocumentContext as createContext } from './lib/documents/document-api.ts';

/**
 * Documents are anonymous and kept by the server, so each is rendered whole before it is sent, as one string: bytes that
 * are put together from the small pieces of a stream cost half as much again. What fails is thrown, and becomes the page
 * that says so.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const handoff = await readHandoff(entryContext);
  const tree = () => <ServerRouter context={{ ...entryContext, ...handoff() }} url={request.url} />;
  const rendered = renderToString(tree());
  if (rendered.includes(unfinished)) throw await failureOf(tree());
  const halves = halvesOf(rendered);
  // While one develops, the scripts of the development server come first.
  const { head, body } = import.meta.env.PROD ? readableFirst(halves) : halves;
  const parts = ['<!DOCTYPE html>', head, structuredData(entryContext, loadContext), body];
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(encoded(parts), { headers, status });
}

const encoder = new TextEncoder();

/** Room for the next document: to find out first how many bytes one takes would take as long as to write them. */
let room = new Uint8Array(0);
const mostBytesOfLetter = 3;

function encoded(parts: readonly string[]): Uint8Array<ArrayBuffer> {
  const most = parts.reduce((sum, part) => sum + part.length, 0) * mostBytesOfLetter;
  if (room.length < most) room = new Uint8Array(most);
  let end = 0;
  for (const part of parts) end += encoder.encodeInto(part, room.subarray(end)).written;
  return room.slice(0, end);
}

/** React's mark of a boundary that shows its fallback; what people wrote has no `<` of its own. */
const unfinished = '<!--$!-->';

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

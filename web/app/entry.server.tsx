import type { Site } from '@thikana/contract/site';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { deferScripts, halvesOf } from '../framework/defer-scripts.ts';
import { renderWhole } from '../framework/whole-document.ts';
import { brandHead } from './lib/documents/brand-head.server.ts';
import { cityScript } from './lib/documents/city-script.server.ts';
import { documentAreasOf } from './lib/documents/document-context.server.ts';
import { documentDescriptionOf } from './lib/structured-data/document-graph.ts';
import { jsonLdScript } from './lib/structured-data/json-ld.server.ts';

export { setCity } from '@thikana/contract/city';
export { createDocumentContext as createContext } from './lib/documents/document-context.server.ts';

/**
 * Documents are the same for everyone and are cached by the server, so each one is rendered completely before it is
 * sent.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const rendered = await renderWhole(entryContext, (context) => (
    <ServerRouter context={context} url={request.url} />
  ));
  const halves = halvesOf(rendered);
  // In development, the dev server's scripts come first.
  const { head, body } = import.meta.env.PROD ? deferScripts(halves) : halves;
  const site = siteOf(entryContext);
  const things = structuredData(site, loadContext);
  const parts = [
    '<!DOCTYPE html>',
    head,
    brandHead(site),
    cityScript(request.url, documentAreasOf(loadContext)),
    things,
    body,
  ];
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(encoded(parts), { headers, status });
}

const encoder = new TextEncoder();

/** A buffer reused for every document. Measuring the encoded length first would take as long as encoding. */
let buffer = new Uint8Array(0);
const mostBytesOfLetter = 3;

function encoded(parts: readonly string[]): Uint8Array<ArrayBuffer> {
  const most = parts.reduce((sum, part) => sum + part.length, 0) * mostBytesOfLetter;
  if (buffer.length < most) buffer = new Uint8Array(most);
  let end = 0;
  for (const part of parts) end += encoder.encodeInto(part, buffer.subarray(end)).written;
  return buffer.slice(0, end);
}

/** Only search engines read it, so it is part of the document and is not hydrated. */
function structuredData(site: Site | undefined, context: RouterContextProvider): string {
  const things = site ? documentDescriptionOf(context)(site) : [];
  return things.length > 0 ? jsonLdScript(things) : '';
}

function siteOf({ staticHandlerContext }: EntryContext): Site | undefined {
  return (staticHandlerContext.loaderData.root as { site?: Site } | undefined)?.site;
}

/** Expected errors such as 404 and 503 have pages of their own and are not reported. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (!isRouteErrorResponse(error) && !request.signal.aborted) console.error(error);
};

import type { Call } from '@thikana/contract/client';
import type { Site } from '@thikana/contract/site';
import type { ReactNode } from 'react';
import {
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandler,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router';
import { brandHead } from '#web/lib/documents/brand-head.server.ts';
import { cityScript } from '#web/lib/documents/city-script.server.ts';
import { laterFilesId } from '#web/lib/documents/defer-scripts.server.ts';
import { createDocumentContext } from '#web/lib/documents/document-context.server.ts';
import type { DocumentContext } from '#web/lib/documents/document-context.ts';
import { htmlDocument, type Piece, type RenderedDocument } from '#web/lib/documents/html-document.server.ts';
import type { PageScripts } from '#web/lib/documents/page-scripts.server.ts';
import { jsonLdScript } from '#web/lib/structured-data/json-ld.server.ts';
import stylesheet from '#web/styles/app.css?url';
import { filledIn, type MarkupWithPlaces, withPlaces } from './kept-markup.server.ts';
import { pageDataScript } from './page-data.server.ts';
import { PageErrors } from './page-head.tsx';
import type { PageModule } from './page-module.ts';

interface Pages {
  handler: StaticHandler;
  scriptsOf: (routes: readonly string[]) => PageScripts;
  renderTree: (tree: ReactNode) => Promise<string>;
}

/** Documents are the same for everyone and are cached by the server, so each one is rendered completely before it is sent. */
export async function renderPage(url: URL, api: { call: Call }, pages: Pages): Promise<RenderedDocument> {
  const { handler, scriptsOf } = pages;
  const document = createDocumentContext(api);
  const answer = await handler.query(new Request(url), {
    requestContext: document,
    filterMatchesToLoad: ({ route }) => pageOf(route)?.loader !== undefined,
  });
  if (answer instanceof Response) return redirection(answer);
  const { markup, context } = await renderOrFail(withoutDetails(answer), pages);
  const routes = context.matches.map(({ route }) => route);
  const headers = Object.assign({ link }, ...routes.map((route) => pageOf(route)?.headers?.()));
  const scripts = scriptsOf(routes.map(({ id }) => id));
  return htmlDocument(context.statusCode, piecesOf(markup, { url, document, context, scripts }), headers);
}

/** Browsers request the styles while they still receive the document. */
const link = `<${stylesheet}>; rel=preload; as=style`;

/** The styles may arrive before the end of the document. What the browser painted until then would be moved by the rest. */
const paintedWhole = `<link rel="expect" href="#${laterFilesId}" blocking="render"/>`;

type Route = StaticHandlerContext['matches'][number]['route'];

const pageOf = ({ handle }: Route) => handle as PageModule | undefined;

async function renderOrFail(
  context: StaticHandlerContext,
  pages: Pages,
): Promise<{ markup: MarkupWithPlaces; context: StaticHandlerContext }> {
  try {
    return { markup: await renderWithPlaces(context, pages), context };
  } catch (error) {
    const failed = withoutDetails({ ...context, statusCode: 500, errors: { root: error } });
    return { markup: await renderWithPlaces(failed, pages), context: failed };
  }
}

function renderWithPlaces(context: StaticHandlerContext, { renderTree }: Pages): Promise<MarkupWithPlaces> {
  return withPlaces(JSON.stringify(context.loaderData.root), () => renderTree(treeOf(context)));
}

/** The context has the routes of the page; the router would copy all others, for each document. */
function treeOf(context: StaticHandlerContext) {
  return (
    <PageErrors value={() => context.errors}>
      <StaticRouterProvider router={createStaticRouter([], context)} context={context} hydrate={false} />
    </PageErrors>
  );
}

/** Expected errors such as 404 and 503 have pages of their own. Others are logged, and visitors see no details. */
function withoutDetails(context: StaticHandlerContext): StaticHandlerContext {
  if (!context.errors) return context;
  const errors = Object.entries(context.errors).map(([route, error]) => {
    if (isRouteErrorResponse(error)) return [route, error];
    console.error(error);
    return [route, { status: 500, statusText: '', internal: false, data: null }];
  });
  return { ...context, errors: Object.fromEntries(errors) };
}

function piecesOf(
  { html, parts }: MarkupWithPlaces,
  page: { url: URL; document: DocumentContext; context: StaticHandlerContext; scripts: PageScripts },
): Piece[] {
  const { loaderData, errors } = page.context;
  const site = (loaderData.root as { site?: Site } | undefined)?.site;
  const things = site ? page.document.describe(site) : [];
  const headEnd = html.indexOf('</head>');
  const bodyEnd = html.lastIndexOf('</body>');
  return [
    '<!DOCTYPE html>',
    html.slice(0, headEnd),
    paintedWhole,
    brandHead(site),
    things.length > 0 ? jsonLdScript(things) : '',
    ...filledIn({ html: html.slice(headEnd, bodyEnd), parts }),
    cityScript(page.url.href, page.document.areas),
    pageDataScript({ loaderData, errors, modules: page.scripts.modules }),
    page.scripts.elements,
    html.slice(bodyEnd),
  ];
}

function redirection({ status, headers }: Response): RenderedDocument {
  return { status, headers: Object.fromEntries(headers), body: new Uint8Array(0) };
}

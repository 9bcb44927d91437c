import { isApiError } from '@thikana/contract/api-error';
import { type Call, NetworkError } from '@thikana/contract/client';
import { splitLanguage } from '@thikana/contract/language-paths';
import { data, type Params } from 'react-router';
import type { Describe, DocumentContext } from '#web/lib/documents/document-context.ts';
import { call } from './api.ts';

export interface LoadArgs {
  params: Params;
  url: URL;
}

type Load<T> = (call: Call, args: LoadArgs) => Promise<T>;

interface RouteArgs {
  params: Params;
  request: { url: string };
  /** Given to the loaders of documents. */
  context?: unknown;
}

/** What an error page may read of a failed load. */
export interface RouteFailure {
  code: string;
  message: string;
}

/** What only a document needs. The browser's scripts do not contain it: pass it as `import.meta.env.SSR && {…}`. */
interface InDocument<T, Shown> {
  /** Reduces the answer to what the page shows, to keep the document small. */
  show?: (answer: T) => Shown;
  /** Adds structured data for search engines. */
  describe?: Describe<T>;
}

/**
 * The loader of a public page. For documents it calls the API in the same process, as an anonymous visitor; in the
 * browser over the network, with the session of this tab.
 */
export function publicLoader<T extends Shown, Shown = T>(
  load: Load<T>,
  inDocument: false | InDocument<T, Shown> = false,
): (args: RouteArgs) => Promise<Shown> {
  if (!import.meta.env.SSR) {
    return ({ params, request }) =>
      load(call, { params, url: pageUrl(request) }).catch(async (error) => {
        if (error instanceof NetworkError) await openKeptDocument(request.url);
        return throwAsRouteError(error);
      });
  }
  const { show = (answer: T) => answer, describe } = inDocument || {};
  return async ({ params, request, context }) => {
    const document = context as DocumentContext;
    const answer = await load(document.call, { params, url: pageUrl(request) }).catch(throwAsRouteError);
    if (describe) document.describe = (site) => describe(answer, site);
    return show(answer);
  };
}

/** Opens the kept document of a page, which has all of the page's data. Goes on if there is none. */
export async function openKeptDocument(address: string): Promise<void> {
  if (!(await window.caches?.match(address))) return;
  location.assign(address);
  await new Promise(() => {});
}

/** The loader of a page that only the browser loads. */
export function publicClientLoader<T>(load: Load<T>): (args: RouteArgs) => Promise<T> {
  return ({ params, request }) => load(call, { params, url: pageUrl(request) }).catch(throwAsRouteError);
}

/** The address of a page without its language, like the paths of links. */
export function pageUrl({ url: address }: { url: string }): URL {
  const url = new URL(address);
  url.pathname = splitLanguage(url.pathname).path;
  return url;
}

/** Expected failures become error pages with the right status; redirects pass through. */
export function throwAsRouteError(error: unknown): never {
  if (isApiError(error)) throw data(failure(error.code, error.message), { status: error.status });
  if (error instanceof NetworkError) {
    throw data(failure(navigator.onLine ? 'unreachable' : 'offline', error.message), { status: 503 });
  }
  throw error;
}

function failure(code: string, message: string): RouteFailure {
  return { code, message };
}

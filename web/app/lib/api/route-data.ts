import { isApiError } from '@thikana/contract/api-error';
import { type Call, NetworkError } from '@thikana/contract/client';
import { data, type Params, type RouterContextProvider } from 'react-router';
import { documentCallOf } from '#web/lib/documents/document-api.ts';
import { type Describe, describeDocument } from '#web/lib/structured-data/document-graph.ts';
import { call } from './api.ts';

export interface LoadArgs {
  params: Params;
  url: URL;
}

type Load<T> = (call: Call, args: LoadArgs) => Promise<T>;
interface RouteArgs {
  params: Params;
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** What an error page may read of a failed load. */
export interface RouteFailure {
  code: string;
  message: string;
}

/**
 * For documents: calls the API in the same process, as an anonymous visitor. `describe` adds structured data for search
 * engines.
 */
export function publicLoader<T>(load: Load<T>, describe?: Describe<T>): (args: RouteArgs) => Promise<T> {
  return shownLoader(load, (answer) => answer, describe);
}

/** Like `publicLoader`, but puts only the result of `show` into the document, to keep it small. */
export function shownLoader<T, Shown>(
  load: Load<T>,
  show: (answer: T) => Shown,
  describe?: Describe<T>,
): (args: RouteArgs) => Promise<Shown> {
  return async ({ params, request, context }) => {
    const url = new URL(request.url);
    const answer = await load(documentCallOf(context), { params, url }).catch(throwAsRouteError);
    if (describe) describeDocument(context, (site) => describe(answer, site));
    return show(answer);
  };
}

/** For navigation in the browser: calls the API over the network with the session of this tab. */
export function publicClientLoader<T>(load: Load<T>): (args: Omit<RouteArgs, 'context'>) => Promise<T> {
  return ({ params, request }) => load(call, { params, url: new URL(request.url) }).catch(throwAsRouteError);
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

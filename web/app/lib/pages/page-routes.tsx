import { type RouteObject, useLoaderData, useParams, useRouteError } from 'react-router';
import { loaderOf, type PageModule } from './page-module.ts';
import type { SiteRoute } from './site-map.ts';

type PageRoute = Pick<
  RouteObject,
  'loader' | 'element' | 'errorElement' | 'hydrateFallbackElement' | 'shouldRevalidate' | 'handle'
>;

/** The site map as the router’s routes; `pageOf` gives the page of a file. */
export function pageRoutes(
  siteMap: readonly SiteRoute[],
  pageOf: (file: string) => PageRoute | { lazy: () => Promise<PageRoute> },
): RouteObject[] {
  return siteMap.map(({ file, children, ...place }) => ({
    ...place,
    ...pageOf(file),
    ...(children && { children: pageRoutes(children, pageOf) }),
  })) as RouteObject[];
}

/** A page as the router uses it. */
export function pageRoute(page: PageModule): PageRoute {
  const { ErrorBoundary, HydrateFallback, shouldRevalidate } = page;
  return {
    loader: loaderOf(page),
    element: <LoadedPage of={page} />,
    ...(ErrorBoundary && { errorElement: <FailedPage of={{ ErrorBoundary }} /> }),
    ...(HydrateFallback && { hydrateFallbackElement: <HydrateFallback /> }),
    shouldRevalidate,
    handle: page,
  };
}

function LoadedPage({ of: { default: Page } }: { of: Pick<PageModule, 'default'> }) {
  return <Page loaderData={useLoaderData() as never} params={useParams()} />;
}

function FailedPage({ of: { ErrorBoundary } }: { of: Required<Pick<PageModule, 'ErrorBoundary'>> }) {
  return <ErrorBoundary error={useRouteError()} />;
}

import { currentLanguage } from '@thikana/contract/language';
import { languagePrefix } from '@thikana/contract/language-paths';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createPath, type LoaderFunctionArgs, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { startRouter } from '../framework/start-router.ts';
import { loadOnTouch, replayEarlyClicks, routingEvent } from './lib/documents/load-on-touch.ts';
import { readCity } from './lib/documents/read-city.ts';
import { readLanguage } from './lib/documents/read-language.ts';
import { followHistory, navigateFromPage } from './lib/overlays/overlay-history.ts';
import { noteNavigation } from './lib/pages/coming-page.ts';
import { readPageData } from './lib/pages/page-data.ts';
import { PageErrors } from './lib/pages/page-head.tsx';
import type { PageModule } from './lib/pages/page-module.ts';
import { pageRoute } from './lib/pages/page-routes.tsx';
import { siteRoutes } from './site-routes.tsx';

declare global {
  interface Window {
    /** The button that was clicked last before this was called. */
    takeEarlyClick?: () => HTMLElement | undefined;
  }
}

const hydration = Promise.withResolvers<void>();

/** Loaders wait for hydration, because a page that loads at once would differ from its document. */
function routeOf(page: PageModule) {
  const { loader, ...route } = pageRoute(page);
  if (typeof loader !== 'function') return route;
  return {
    ...route,
    loader: (args: LoaderFunctionArgs) => hydration.promise.then(() => loader(args)),
  };
}

/** Loads a page when it is opened. */
async function loadPage(file: string) {
  try {
    const { pages } = await import('./all-pages.ts');
    return routeOf((await pages[`./${file}`]?.()) as PageModule);
  } catch {
    return openDocument();
  }
}

/** Without a connection, or if a newer build has replaced the file, the document of the page is requested instead. */
function openDocument(): Promise<never> {
  const { navigation, location: current } = router.state;
  location.assign(createPath(navigation.location ?? current));
  return new Promise(() => {});
}

function everyRoute(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...everyRoute(route.children ?? [])]);
}

/** Loads the pages of the document, because hydration needs them at once. */
async function loadPagesOfDocument(routes: RouteObject[], modules: Readonly<Record<string, string>>) {
  await Promise.all(
    everyRoute(routes).map(async (route) => {
      const address = modules[route.id ?? ''];
      if (!address) return;
      const page = (await import(/* @vite-ignore */ address)) as PageModule;
      Object.assign(route, routeOf(page), { lazy: undefined });
    }),
  );
}

function Site() {
  useEffect(() => {
    hydration.resolve();
    replayEarlyClicks(earlyClick);
  }, []);
  return (
    <PageErrors value={() => router.state.errors}>
      <RouterProvider router={router} />
    </PageErrors>
  );
}

readLanguage();
readCity();
const basename = languagePrefix(currentLanguage()) || '/';
const { modules, ...hydrationData } = readPageData();
const routes = siteRoutes((file) => ({ lazy: () => loadPage(file) }));
await loadPagesOfDocument(routes, modules);
const router = await startRouter(
  {
    basename,
    routes,
    hydrationData,
    instrumentations: [{ router: ({ instrument }) => instrument({ navigate: navigateFromPage }) }],
  },
  // A tap often opens another page, which needs both.
  (load) => void loadOnTouch(() => Promise.all([load(), import('./all-pages.ts')]), false),
);
followHistory(router);
router.subscribe((state) => {
  noteNavigation(state);
  window.dispatchEvent(new Event(routingEvent));
});

// From here on, React handles clicks.
const earlyClick = window.takeEarlyClick?.();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Site />
    </StrictMode>,
  );
});

/** What helps some visitors is loaded after everything that the page shows. */
function startLater() {
  import('./start-later.ts').then((later) => later.startLater()).catch(() => undefined);
}
if (document.readyState === 'complete') startLater();
else window.addEventListener('load', startLater);

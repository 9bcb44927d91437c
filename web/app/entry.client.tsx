import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { readCity } from './lib/documents/read-city.ts';
import { readPageData } from './lib/pages/page-data.ts';
import { PageErrors } from './lib/pages/page-head.tsx';
import type { PageModule } from './lib/pages/page-module.ts';
import { pageRoute } from './lib/pages/page-routes.tsx';
import { siteRoutes } from './site-routes.tsx';

/** Loads a page when it is opened. */
async function loadPage(file: string) {
  const { pages } = await import('./all-pages.ts');
  const page = await pages[`./${file}`]?.();
  return pageRoute(page as PageModule);
}

/** Loads the pages of the document, because hydration needs them at once. */
async function loadPagesOfDocument(routes: RouteObject[], modules: Readonly<Record<string, string>>) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      const address = modules[route.id ?? ''];
      if (!address) return;
      const page = (await import(/* @vite-ignore */ address)) as PageModule;
      Object.assign(route, pageRoute(page), { lazy: undefined });
    }),
  );
}

readCity();
const { modules, ...hydrationData } = readPageData();
const routes = siteRoutes((file) => ({ lazy: () => loadPage(file) }));
await loadPagesOfDocument(routes, modules);
const router = createBrowserRouter(routes, { hydrationData });

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <PageErrors value={() => router.state.errors}>
        <RouterProvider router={router} />
      </PageErrors>
    </StrictMode>,
  );
});

// The service worker shows our offline page when a document cannot load. Browsers offer it in secure contexts only.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
}

import type { RouteObject } from 'react-router';
import { Document } from './document.tsx';
import type { PageModule } from './lib/pages/page-module.ts';
import { pageRoute, pageRoutes } from './lib/pages/page-routes.tsx';
import type { SiteRoute } from './lib/pages/site-map.ts';
import * as root from './root.tsx';
import siteMap from './routes.ts';

/** The pages of the site, or of a part of it, inside the document; `pageOf` gives the page of a file of the site map. */
export function siteRoutes(
  pageOf: Parameters<typeof pageRoutes>[1],
  part: readonly SiteRoute[] = siteMap,
): RouteObject[] {
  const site = { id: 'root', ...pageRoute(root as PageModule), children: pageRoutes(part, pageOf) };
  return [{ id: 'document', element: <Document />, children: [site as RouteObject] }];
}

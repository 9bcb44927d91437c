import type { SiteRoute } from './site-map.ts';

/** The first segment of a path of the site, if it is one that routes name; '' for the home page. */
export function firstSegment(path: string): string | undefined {
  return path === '/' ? '' : /^\/([\w-]+)(?=\/|$)/.exec(path)?.[1];
}

/** The routes of a site map whose addresses can begin with the segment. */
export function routesFrom(siteMap: readonly SiteRoute[], segment: string): SiteRoute[] {
  return siteMap.flatMap((route) => {
    if (route.path !== undefined) return [segment, '*'].includes(startOf(route.path)) ? [route] : [];
    return [{ ...route, ...(route.children && { children: routesFrom(route.children, segment) }) }];
  });
}

/** The first segments that routes of a site map name, and '' for the home page. */
export function firstSegments(siteMap: readonly SiteRoute[]): Set<string> {
  return new Set(
    siteMap.flatMap(({ path = '', children = [] }) =>
      path ? startOf(path) : ['', ...firstSegments(children)],
    ),
  );
}

const startOf = (path: string) => path.split('/', 1)[0] as string;

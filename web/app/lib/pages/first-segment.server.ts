import type { SiteRoute } from './site-map.ts';

/** The first segment of a path, '' for the home page; undefined if it needs decoding or is empty. */
export function firstSegment(path: string): string | undefined {
  return path === '/' ? '' : /^\/([\w-]+)(?=\/|$)/.exec(path)?.[1];
}

/** The routes of a site map whose addresses can begin with the segment. */
export function routesFrom(siteMap: readonly SiteRoute[], segment: string): SiteRoute[] {
  return siteMap.flatMap((route) => {
    if (route.path !== undefined) return canBeginWith(segment, startOf(route.path)) ? [route] : [];
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

/** `start` is a segment, a parameter or `*`. */
const canBeginWith = (segment: string, start: string) => start === segment || /^[:*]/.test(start);

const startOf = (path: string) => path.split('/', 1)[0] as string;

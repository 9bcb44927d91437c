import { matchRoutes } from 'react-router';
import { expect, it } from 'vitest';
import siteMap from '../../routes.ts';
import { firstSegment, firstSegments, routesFrom } from './first-segment.server.ts';
import { pageRoutes } from './page-routes.tsx';
import type { SiteRoute } from './site-map.ts';

const matched = (part: readonly SiteRoute[], path: string) =>
  matchRoutes(
    pageRoutes(part, () => ({})),
    path,
  )?.map(({ route, params, pathname }) => ({ id: route.id, params, pathname }));

/** The full paths of a site map, with a value for each parameter. */
function pathsOf(routes: readonly SiteRoute[], parent = ''): string[] {
  return routes.flatMap(({ path, children }) => {
    const own = path ? `${parent}/${path.replace(/:\w+|\*/g, 'some-value')}` : parent;
    return children ? pathsOf(children, own) : [own || '/'];
  });
}

const paths = pathsOf(siteMap);

it('gives each address of the site the same page as the whole site map', () => {
  const segments = firstSegments(siteMap);
  const all = [...paths, ...paths.map((each) => `${each}/no/such/page`), '/admin/', '/rentals//x'];
  const known = all.filter((path) => segments.has(firstSegment(path) ?? '*'));
  expect(known.length).toBeGreaterThan(140);
  for (const path of known) {
    const few = routesFrom(siteMap, firstSegment(path) ?? '');
    expect(matched(few, path), path).toEqual(matched(siteMap, path));
  }
});

it('keeps routes that begin with a parameter', () => {
  const page = (path: string): SiteRoute => ({ id: path, file: 'page.tsx', path });
  const kept = routesFrom([page('rentals'), page(':town/map'), page('buys'), page('*')], 'rentals');
  expect(kept.map(({ path }) => path)).toEqual(['rentals', ':town/map', '*']);
});

it('leaves few routes for a list', () => {
  const files = JSON.stringify(routesFrom(siteMap, 'rentals')).match(/"file":/g);
  expect(files).toHaveLength(6);
});

it.each([
  ['/', ''],
  ['/rentals', 'rentals'],
  ['/rentals/in/matigara', 'rentals'],
  ['//', undefined],
  ['/%72entals', undefined],
])('reads the first segment of %s', (path, segment) => {
  expect(firstSegment(path)).toBe(segment);
});

it('does not know the segments that no route names', () => {
  expect(firstSegments(siteMap)).not.toContain('no-such-page');
  expect(firstSegments(siteMap)).not.toContain('Rentals');
});

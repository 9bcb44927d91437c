import type { Site } from '@thikana/contract/site';
import { useRouteLoaderData } from 'react-router';

/** The site's name when the site's details could not be loaded. */
export const defaultSiteName = 'Thikana';

/** The site's details from the root loader; undefined if the server could not be reached. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site | undefined }>('root')?.site;
}

import type { Site } from '@thikana/contract/site';
import { useRouteLoaderData } from 'react-router';

/** What the site is called until it has said its own name. */
export const defaultSiteName = 'Thikana';

/** What the root of every page knows of the site; nothing while the server is away. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site | undefined }>('root')?.site;
}

import type { Site } from '@thikana/contract/site';
import { useRouteLoaderData } from 'react-router';

/** The site's name when the site's details could not be loaded. */
export const defaultSiteName = 'Thikana';

let isChanged = false;

/** The settings were changed in this tab: its next loads include the site's details. */
export const noteSiteChange = (): void => {
  isChanged = true;
};

/** Whether they were changed since the last call. */
export function takeSiteChange(): boolean {
  const wasChanged = isChanged;
  isChanged = false;
  return wasChanged;
}

/** The site's details from the root loader; undefined if the server could not be reached. */
export function useSite(): Site | undefined {
  return useRouteLoaderData<{ site: Site | undefined }>('root')?.site;
}

import { useSyncExternalStore } from 'react';
import { createPath, useLocation } from 'react-router';
import { createListeners } from '#web/lib/listeners.ts';
import { addEarlyEntry } from '../../../framework/early-entry.ts';

interface Place {
  /** As in the address bar, with the prefix of a language. */
  pathname: string;
  search?: string;
  hash?: string;
  key: string;
}

interface RouterState {
  location: Place;
  navigation: { location?: Place | undefined };
}

let router: RouterState | undefined;
const { subscribe, notify } = createListeners();

/** Called with each new state of the router. */
export function noteNavigation(state: RouterState): void {
  router = state;
  notify();
}

/** The page that the router has loaded. The address may be that of the coming page already. */
export const loadedPage = (): Pick<Place, 'pathname' | 'search'> => router?.location ?? window.location;

/**
 * The page that was asked for, until React shows it. The hooks of the router know of it too late: their updates wait for
 * the code of everything in the document.
 */
export function useComingPage(): Place | undefined {
  const shown = useLocation();
  const state = useSyncExternalStore(
    subscribe,
    () => router,
    () => undefined,
  );
  if (!state) return undefined;
  return state.navigation.location ?? (state.location.key === shown.key ? undefined : state.location);
}

/**
 * Adds the entry of the coming page to the browser's history while its placeholder is shown: Back then returns to the page
 * below. Not after Back and Forward, which led to an entry already, and not above the entries of overlays.
 */
export function enterComingPage(): void {
  const coming = router?.navigation.location;
  const entry: { key?: string; overlays?: number } | null = history.state;
  if (coming && !entry?.overlays && (entry?.key ?? 'default') === router?.location.key)
    addEarlyEntry(createPath(coming));
}

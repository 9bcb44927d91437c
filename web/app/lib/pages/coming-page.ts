import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

interface Place {
  /** As in the address bar, with the prefix of a language. */
  pathname: string;
  key: string;
}

interface RouterState {
  location: Place;
  navigation: { location?: Place | undefined };
}

let router: RouterState | undefined;
const listeners = new Set<() => void>();

/** Called with each new state of the router. */
export function noteNavigation(state: RouterState): void {
  router = state;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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

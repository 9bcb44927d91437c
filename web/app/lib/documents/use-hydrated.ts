import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the document from the server, true once the page answers to the visitor. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

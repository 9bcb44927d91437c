import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/** Asks before unsaved changes are left behind: by the browser when the tab goes, by a dialog for a way inside the site. */
export function useUnsavedGuard(hasChanges: boolean): Blocker {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  return useBlocker(
    ({ currentLocation, nextLocation }) => hasChanges && currentLocation.pathname !== nextLocation.pathname,
  );
}

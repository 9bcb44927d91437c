import { useEffect, useEffectEvent } from 'react';

/** Does something when the connection is back. */
export function useWhenOnline(action: (() => void) | undefined): void {
  const act = useEffectEvent(() => action?.());
  useEffect(() => {
    window.addEventListener('online', act);
    return () => window.removeEventListener('online', act);
  }, []);
}

import { useEffect, useRef } from 'react';

/** Runs `action` once, `milliseconds` after `isDue` becomes true. */
export function useDelayedAction(isDue: boolean, milliseconds: number, action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [isDue, milliseconds]);
}

import { useEffect, useRef } from 'react';

/** Long enough to read a line. */
const milliseconds = 2_000;

/** Runs `action` once, a moment after `isDue` becomes true. */
export function useDelayedAction(isDue: boolean, action: () => void): void {
  const latest = useRef(action);
  useEffect(() => {
    latest.current = action;
  });
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => latest.current(), milliseconds);
    return () => clearTimeout(timer);
  }, [isDue]);
}

import { useSyncExternalStore } from 'react';

let shown: string | undefined;
const listeners = new Set<() => void>();

/** Says that the page shows what was received at this time of day, or something new. */
export function setKeptTime(time: string | undefined): void {
  shown = time;
  for (const listener of listeners) listener();
}

/** The time of what the page shows, if it comes from this device. */
export function useKeptTime(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
    () => undefined,
  );
}

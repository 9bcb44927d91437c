import { useSyncExternalStore } from 'react';
import { createListeners } from '#web/lib/listeners.ts';

let shown: string | undefined;
const { subscribe, notify } = createListeners();

/** Says that the page shows what was received at this time of day, or something new. */
export function setKeptTime(time: string | undefined): void {
  shown = time;
  notify();
}

/** The time of what the page shows, if it comes from this device. */
export function useKeptTime(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => shown,
    () => undefined,
  );
}

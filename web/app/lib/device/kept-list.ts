import { useSyncExternalStore } from 'react';

/** What this device keeps for its visitor, the same in all tabs. */
export interface KeptList<T> {
  get: () => readonly T[];
  set: (entries: readonly T[]) => void;
  subscribe: (listener: () => void) => () => void;
}

const none: readonly never[] = [];

/** A list in local storage; what is not understood of it, or is too much, is left out when it is read. */
export function keptList<T>(
  key: string,
  { isEntry, limit }: { isEntry: (value: unknown) => value is T; limit: number },
): KeptList<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let entries: readonly T[] = none;
  // Storage can be closed to a page; what is kept then lasts as long as the page.
  let isUnstored = false;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === null || event.key === key) tell();
  };

  return {
    get() {
      const stored = isUnstored ? text : readText(key);
      if (stored !== text) {
        text = stored;
        entries = readEntries(stored).filter(isEntry).slice(0, limit);
      }
      return entries;
    },
    set(next) {
      entries = next;
      text = JSON.stringify(next);
      isUnstored = !writeText(key, text);
      tell();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/** The list, followed as it changes; empty while the page is being hydrated, as on the server. */
export function useKept<T>({ subscribe, get }: KeptList<T>): readonly T[] {
  return useSyncExternalStore(subscribe, get, () => none);
}

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

function readEntries(text: string | null): unknown[] {
  try {
    const read: unknown = JSON.parse(text ?? '');
    return Array.isArray(read) ? read : [];
  } catch {
    return [];
  }
}

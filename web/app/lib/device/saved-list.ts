import { useSyncExternalStore } from 'react';

/** A list in local storage that is in sync between tabs. */
export interface SavedList<T> {
  get: () => readonly T[];
  set: (entries: readonly T[]) => void;
  subscribe: (listener: () => void) => () => void;
}

const none: readonly never[] = [];

/** Creates a list in local storage. Reading drops invalid entries and those above the limit. */
export function savedList<T>(
  key: string,
  { isEntry, limit }: { isEntry: (value: unknown) => value is T; limit: number },
): SavedList<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let entries: readonly T[] = none;
  // A browser can deny access to its storage; the list then lasts as long as the page.
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

/** The current list; empty during hydration, as on the server. */
export function useSaved<T>({ subscribe, get }: SavedList<T>): readonly T[] {
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

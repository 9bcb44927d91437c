/** Listeners to a value outside React, as `useSyncExternalStore` asks for them. */
export function createListeners() {
  const listeners = new Set<() => void>();
  return {
    /** Returns how to unsubscribe. */
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(): void {
      for (const listener of listeners) listener();
    },
  };
}

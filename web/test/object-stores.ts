import { vi } from 'vitest';

/** The object stores of IndexedDB, in memory. Returns the objects of a store by their keys. */
export function keepObjects(): (database: string) => Map<string, unknown> {
  const databases = new Map<string, Map<string, unknown>>();
  const objectsOf = (database: string) => {
    const objects = databases.get(database) ?? new Map<string, unknown>();
    databases.set(database, objects);
    return objects;
  };
  const open = (database: string) => {
    const objects = objectsOf(database);
    const store = {
      get: (key: string) => ({ result: objects.get(key) }),
      getAll: () => ({ result: [...objects.values()] }),
      getAllKeys: () => ({ result: [...objects.keys()] }),
      put: (object: unknown, key: string) => ({ result: objects.set(key, object) }),
      delete: (key: string) => ({ result: objects.delete(key) }),
    };
    const transaction = () => {
      const begun = { objectStore: () => store, oncomplete: () => {} };
      queueMicrotask(() => begun.oncomplete());
      return begun;
    };
    const request = { result: { transaction, close: () => {} }, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  return objectsOf;
}

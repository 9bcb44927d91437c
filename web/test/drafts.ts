import { vi } from 'vitest';

/** The drafts of this device, in memory. */
export function keepDrafts(): Map<string, unknown> {
  const drafts = new Map<string, unknown>();
  const store = {
    get: (key: string) => ({ result: drafts.get(key) }),
    put: (draft: unknown, key: string) => ({ result: drafts.set(key, draft) }),
    delete: (key: string) => ({ result: drafts.delete(key) }),
  };
  const transaction = () => {
    const begun = { objectStore: () => store, oncomplete: () => {} };
    queueMicrotask(() => begun.oncomplete());
    return begun;
  };
  const open = () => {
    const request = { result: { transaction, close: () => {} }, onsuccess: () => {} };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  vi.stubGlobal('indexedDB', { open });
  return drafts;
}

import type { PostingValues } from './posting-values.ts';

/** A new post or an edit, saved on this device until it is sent. */
export interface Draft {
  values: PostingValues;
  /** Pictures chosen from the device. */
  files: File[];
  /** Addresses of the posted pictures to keep, while editing. */
  kept?: string[] | undefined;
  step: number;
  submission?: Submission | undefined;
  /** `updatedAt` of the listing when the edit began. */
  basedOn?: string | undefined;
}

/** A request that was sent but not confirmed. */
export interface Submission {
  /** The posting key, which makes the server store it only once. */
  key: string;
  /** A summary of the content, to compare attempts. */
  content: string;
}

const storeName = 'drafts';

export function loadDraft(key: string): Promise<Draft | undefined> {
  return inStore<Draft | undefined>('readonly', (store) => store.get(key));
}

export async function saveDraft(key: string, draft: Draft): Promise<void> {
  await inStore('readwrite', (store) => store.put(draft, key));
}

export async function removeDraft(key: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(key));
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const request = act(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('posting', 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

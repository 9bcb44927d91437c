/** Objects in IndexedDB, which also holds files. */
export interface ObjectStore<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<void>;
  remove(key: string): Promise<void>;
  list(): Promise<{ key: string; value: T }[]>;
}

export function objectStore<T>(databaseName: string, storeName: string): ObjectStore<T> {
  /** Begins requests in one transaction, and reads their results when it is complete. */
  async function within<R>(mode: IDBTransactionMode, begin: (store: IDBObjectStore) => () => R): Promise<R> {
    const database = await openDatabase(databaseName, storeName);
    try {
      return await new Promise<R>((resolve, reject) => {
        const transaction = database.transaction(storeName, mode);
        const read = begin(transaction.objectStore(storeName));
        transaction.oncomplete = () => resolve(read());
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  }
  const change = (request: (store: IDBObjectStore) => IDBRequest) =>
    within('readwrite', (store) => {
      request(store);
      return () => undefined;
    });
  return {
    get: (key) =>
      within('readonly', (store) => {
        const request = store.get(key) as IDBRequest<T | undefined>;
        return () => request.result;
      }),
    put: (key, value) => change((store) => store.put(value, key)),
    remove: (key) => change((store) => store.delete(key)),
    list: () =>
      within('readonly', (store) => {
        const [keys, values] = [store.getAllKeys(), store.getAll() as IDBRequest<T[]>];
        return () => values.result.map((value, index) => ({ key: String(keys.result[index]), value }));
      }),
  };
}

/** For what may last as long as the page: a browser can deny access to its storage. */
export function withoutStorage(): void {}

function openDatabase(databaseName: string, storeName: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

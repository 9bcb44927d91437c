/** Objects in IndexedDB, which also holds files. */
export interface ObjectStore<T> {
  get(key: string): Promise<T | undefined>;
  put(key: string, value: T): Promise<void>;
  remove(key: string): Promise<void>;
  list(): Promise<{ key: string; value: T }[]>;
}

export function objectStore<T>(databaseName: string, storeName: string): ObjectStore<T> {
  async function within<R>(
    mode: IDBTransactionMode,
    act: (store: IDBObjectStore) => IDBRequest<R>,
  ): Promise<R> {
    const database = await openDatabase(databaseName, storeName);
    try {
      return await new Promise<R>((resolve, reject) => {
        const transaction = database.transaction(storeName, mode);
        const request = act(transaction.objectStore(storeName));
        transaction.oncomplete = () => resolve(request.result);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  }
  return {
    get: (key) => within('readonly', (store) => store.get(key) as IDBRequest<T | undefined>),
    async put(key, value) {
      await within('readwrite', (store) => store.put(value, key));
    },
    async remove(key) {
      await within('readwrite', (store) => store.delete(key));
    },
    async list() {
      const keys = (await within('readonly', (store) => store.getAllKeys())).map(String);
      const values = (await within('readonly', (store) => store.getAll())) as T[];
      return keys.flatMap((key, index) => {
        const value = values[index];
        return value === undefined ? [] : [{ key, value }];
      });
    },
  };
}

function openDatabase(databaseName: string, storeName: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

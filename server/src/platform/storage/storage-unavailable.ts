import { isDiskFull } from '../../lib/error-code.ts';
import type { Storage, StoredFile } from './storage.ts';

/** The store is gone or does not answer; the request gets a 503 and may be retried. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Wraps a storage so that its failures differ from program errors. A full disk keeps its own error. */
export function tellingFailures(storage: Storage): Storage {
  const told = async <T>(doing: () => Promise<T>): Promise<T> => {
    try {
      return await doing();
    } catch (error) {
      throw toldApart(error);
    }
  };
  return {
    put: (key, bytes, contentType) => told(() => storage.put(key, bytes, contentType)),
    get: (key) => told(() => storage.get(key)),
    stream: (key) => told(() => storage.stream(key)),
    exists: (key) => told(() => storage.exists(key)),
    remove: (key) => told(() => storage.remove(key)),
    removeFolder: (prefix) => told(() => storage.removeFolder(prefix)),
    async *list(prefix): AsyncGenerator<StoredFile> {
      try {
        yield* storage.list(prefix);
      } catch (error) {
        throw toldApart(error);
      }
    },
  };
}

function toldApart(error: unknown): unknown {
  return isDiskFull(error) ? error : new StorageUnavailable('The store of files is away', { cause: error });
}

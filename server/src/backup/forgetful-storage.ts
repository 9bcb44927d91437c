import type { Storage } from '#server/platform/storage/storage.ts';

/**
 * An empty store that accepts files and forgets them. Reading an archive verifies the checksum of every picture, so a check
 * does not need the space of a second copy.
 */
export function createForgetfulStorage(): Storage {
  return {
    put: async () => {},
    get: async () => undefined,
    stream: async () => undefined,
    exists: async () => false,
    async *list() {},
    remove: async () => {},
    removeFolder: async () => {},
  };
}

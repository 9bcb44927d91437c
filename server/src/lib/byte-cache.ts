export interface ByteCache {
  get(key: string): Uint8Array | undefined;
  put(key: string, bytes: Uint8Array): void;
}

/** Keeps so many bytes, the least recently used leaving first. */
export function createByteCache({ maxBytes }: { maxBytes: number }): ByteCache {
  const entries = new Map<string, Uint8Array>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.length ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const bytes = entries.get(key);
      if (!bytes) return undefined;
      entries.delete(key);
      entries.set(key, bytes);
      return bytes;
    },
    put(key, bytes) {
      remove(key);
      entries.set(key, bytes);
      total += bytes.length;
      for (const oldest of entries.keys()) {
        if (total <= maxBytes) break;
        remove(oldest);
      }
    },
  };
}

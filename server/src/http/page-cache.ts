import { LRUCache } from 'lru-cache';
import type { Page } from './page.ts';
import { type Dependency, isStale, type Staleness } from './staleness.ts';

interface Entry {
  page: Page;
  dependencies: ReadonlySet<Dependency>;
  expiresAt: number;
}

export interface PageCache {
  get(key: string): Page | undefined;
  /** The page that was last requested by this address. */
  find(address: string): Page | undefined;
  /** Notes the key of an address. */
  note(address: string, key: string): void;
  /** Call this before rendering. An invalidation in the meantime keeps the page from being stored. */
  startRender(): number;
  put(key: string, page: Page, dependencies: ReadonlySet<Dependency>, startedAt: number): void;
  /** Removes every page that depends on the invalidated names or selections. */
  drop(stale: Staleness): void;
  clear(): void;
}

const rememberedDrops = 1_000;
const notedAddresses = 10_000;

/** Holds rendered pages up to a number of bytes; the least recently used leave first. */
export function createPageCache(options: {
  maxBytes: number;
  now: () => number;
  /** The expiry of a page made at this time, for content that changes with the day. */
  expiresAt: (now: number) => number;
}): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: options.maxBytes, sizeCalculation: bytesOf });
  const keys = new LRUCache<string, string>({ max: notedAddresses });
  /** The latest invalidations. `forgotten` older ones were dropped; before those, everything counts as stale. */
  const drops: Staleness[] = [];
  let forgotten = 0;

  function wentStale(dependencies: ReadonlySet<Dependency>, startedAt: number): boolean {
    if (startedAt < forgotten) return true;
    return drops.slice(startedAt - forgotten).some((stale) => isStale(dependencies, stale));
  }

  function get(key: string): Page | undefined {
    const entry = entries.get(key);
    if (!entry) return undefined;
    if (entry.expiresAt <= options.now()) {
      entries.delete(key);
      return undefined;
    }
    return entry.page;
  }

  return {
    get,
    find(address) {
      const key = keys.get(address);
      return key === undefined ? undefined : get(key);
    },
    note: (address, key) => void keys.set(address, key),
    startRender: () => forgotten + drops.length,
    put(key, page, dependencies, startedAt) {
      if (wentStale(dependencies, startedAt)) return;
      entries.set(key, { page, dependencies, expiresAt: options.expiresAt(options.now()) });
    },
    drop(stale) {
      drops.push(stale);
      if (drops.length > rememberedDrops) {
        drops.shift();
        forgotten += 1;
      }
      const pages = [...entries.entries()];
      for (const [key, { dependencies }] of pages) if (isStale(dependencies, stale)) entries.delete(key);
    },
    clear() {
      forgotten += drops.length + 1;
      drops.length = 0;
      entries.clear();
    },
  };
}

/** The page, and what its encodings take at most. */
function bytesOf({ page: { plain } }: Entry): number {
  // The cache refuses a size of 0, and a redirect has no body.
  return Math.max(Math.ceil(plain.length * 1.4), 1);
}

import { LRUCache } from 'lru-cache';
import { type Dependency, isStale, type Staleness } from './staleness.ts';

/** The encodings of browsers, smallest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** A document in one or more encodings. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  encoded: ReadonlyMap<Encoding, Buffer>;
}

interface Entry {
  page: Page;
  dependencies: ReadonlySet<Dependency>;
  expiresAt: number;
}

export interface PageCache {
  get(key: string): Page | undefined;
  /** Call this before rendering. An invalidation in the meantime keeps the page from being stored. */
  startRender(): number;
  put(key: string, page: Page, dependencies: ReadonlySet<Dependency>, startedAt: number): void;
  /** Removes every page that depends on the invalidated names or selections. */
  drop(stale: Staleness): void;
  clear(): void;
}

const rememberedDrops = 1_000;

/** Holds rendered pages up to a number of bytes; the least recently used leave first. */
export function createPageCache(options: {
  maxBytes: number;
  now: () => number;
  /** The expiry of a page made at this time, for content that changes with the day. */
  expiresAt: (now: number) => number;
}): PageCache {
  const entries = new LRUCache<string, Entry>({ maxSize: options.maxBytes, sizeCalculation: bytesOf });
  /** The latest invalidations. `forgotten` older ones were dropped; before those, everything counts as stale. */
  const drops: Staleness[] = [];
  let forgotten = 0;

  function wentStale(dependencies: ReadonlySet<Dependency>, startedAt: number): boolean {
    if (startedAt < forgotten) return true;
    return drops.slice(startedAt - forgotten).some((stale) => isStale(dependencies, stale));
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt <= options.now()) {
        entries.delete(key);
        return undefined;
      }
      return entry.page;
    },
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

function bytesOf({ page: { plain, encoded } }: Entry): number {
  const bytes = [plain, ...encoded.values()].reduce((sum, { length }) => sum + length, 0);
  // The cache refuses a size of 0, and a redirect has no body.
  return Math.max(bytes, 1);
}

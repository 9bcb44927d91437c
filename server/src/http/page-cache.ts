import { type Dependency, isStale, type Staleness } from './staleness.ts';

/** What browsers ask for, the smallest first. */
export const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** A document, and in the encodings that it was made in. */
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
  bytes: number;
}

export interface PageCache {
  get(key: string): Page | undefined;
  /** Call before rendering; what goes stale in the meantime keeps the page from being stored. */
  startRender(): number;
  put(key: string, page: Page, dependencies: ReadonlySet<Dependency>, startedAt: number): void;
  /** Forgets every page that depends on what went stale. */
  drop(stale: Staleness): void;
  clear(): void;
}

const rememberedDrops = 1_000;

/** Keeps rendered pages, the least recently used ones leaving first, bounded by bytes. */
export function createPageCache(options: {
  maxBytes: number;
  now: () => number;
  /** Until when a page made at this time is right, for what changes with the day. */
  expiresAt: (now: number) => number;
}): PageCache {
  const entries = new Map<string, Entry>();
  /** The last turns; `forgotten` of them were let go, and before that everything counts as stale. */
  const drops: Staleness[] = [];
  let forgotten = 0;
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function wentStale(dependencies: ReadonlySet<Dependency>, startedAt: number): boolean {
    if (startedAt < forgotten) return true;
    return drops.slice(startedAt - forgotten).some((stale) => isStale(dependencies, stale));
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      if (entry.expiresAt <= options.now()) {
        remove(key);
        return undefined;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry.page;
    },
    startRender: () => forgotten + drops.length,
    put(key, page, dependencies, startedAt) {
      if (wentStale(dependencies, startedAt)) return;
      remove(key);
      const size = [page.plain, ...page.encoded.values()].reduce((sum, { length }) => sum + length, 0);
      entries.set(key, { page, dependencies, bytes: size, expiresAt: options.expiresAt(options.now()) });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= options.maxBytes) break;
        remove(oldest);
      }
    },
    drop(stale) {
      drops.push(stale);
      if (drops.length > rememberedDrops) {
        drops.shift();
        forgotten += 1;
      }
      for (const [key, entry] of entries) if (isStale(entry.dependencies, stale)) remove(key);
    },
    clear() {
      forgotten += drops.length + 1;
      drops.length = 0;
      entries.clear();
      bytes = 0;
    },
  };
}

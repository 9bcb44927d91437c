/** A document in the encodings that browsers ask for. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  etag: string;
  plain: Buffer;
  gzip: Buffer;
  brotli: Buffer;
}

interface Entry {
  page: Page;
  dependencies: ReadonlySet<string>;
  expiresAt: number;
  bytes: number;
}

export interface PageCache {
  get(key: string): Page | undefined;
  /** Call before rendering; what goes stale in the meantime keeps the page from being stored. */
  startRender(): number;
  put(key: string, page: Page, dependencies: ReadonlySet<string>, startedAt: number): void;
  /** Forgets every page that depends on one of these. */
  drop(dependencies: readonly string[]): void;
  clear(): void;
}

const rememberedDrops = 10_000;

/** Keeps rendered pages, the least recently used ones leaving first, bounded by bytes. */
export function createPageCache(options: {
  maxBytes: number;
  now: () => number;
  /** Until when a page made at this time is right, for what changes with the day. */
  expiresAt: (now: number) => number;
}): PageCache {
  const entries = new Map<string, Entry>();
  const dropTurns = new Map<string, number>();
  let turn = 0;
  let forgottenTurn = 0;
  let bytes = 0;

  function remove(key: string): void {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  }

  function isStale(dependencies: ReadonlySet<string>, startedAt: number): boolean {
    if (startedAt < forgottenTurn) return true;
    return [...dependencies].some((dependency) => (dropTurns.get(dependency) ?? 0) > startedAt);
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
    startRender: () => turn,
    put(key, page, dependencies, startedAt) {
      if (isStale(dependencies, startedAt)) return;
      remove(key);
      const size = page.plain.length + page.gzip.length + page.brotli.length;
      entries.set(key, { page, dependencies, bytes: size, expiresAt: options.expiresAt(options.now()) });
      bytes += size;
      for (const oldest of entries.keys()) {
        if (bytes <= options.maxBytes) break;
        remove(oldest);
      }
    },
    drop(dependencies) {
      turn += 1;
      if (dropTurns.size + dependencies.length > rememberedDrops) {
        dropTurns.clear();
        forgottenTurn = turn;
      }
      for (const dependency of dependencies) dropTurns.set(dependency, turn);
      for (const [key, entry] of entries) {
        if (dependencies.some((dependency) => entry.dependencies.has(dependency))) remove(key);
      }
    },
    clear() {
      turn += 1;
      forgottenTurn = turn;
      entries.clear();
      bytes = 0;
    },
  };
}

import { randomId } from '#web/lib/api/random-id.ts';

const key = 'browser';

/** A random id stored in this browser; undefined if storage is not available. */
export function browserId(): string | undefined {
  try {
    const kept = localStorage.getItem(key);
    if (kept) return kept;
    const made = randomId();
    localStorage.setItem(key, made);
    return made;
  } catch {
    return undefined;
  }
}

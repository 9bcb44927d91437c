import { randomId } from '#web/lib/api/random-id.ts';

const key = 'browser';

/** A random number that this browser keeps; none where it may keep nothing. */
export function browserNumber(): string | undefined {
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

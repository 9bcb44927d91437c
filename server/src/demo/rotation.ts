import type { Random } from './random.ts';

/** Picks the item that was used least so far. */
export function createRotation<T>(random: Random) {
  const uses = new Map<T, number>();
  const usesOf = (item: T) => uses.get(item) ?? 0;

  return function pick(items: readonly T[]): T {
    const fewest = Math.min(...items.map(usesOf));
    const picked = random.pick(items.filter((item) => usesOf(item) === fewest));
    uses.set(picked, fewest + 1);
    return picked;
  };
}

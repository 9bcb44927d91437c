import type { CityFacts } from './pack/city-facts.ts';

let current: CityFacts | undefined;

/** What the pack of this process's city says beside its places. */
export function currentFacts(): CityFacts {
  if (!current) throw new Error('The facts of the city were not set.');
  return current;
}

export function setCurrentFacts(facts: CityFacts): void {
  current = facts;
}

import type { Position } from '../../contract/src/city.ts';
import { distanceKm } from '../../contract/src/distance.ts';
import { fold, soundKey } from '../../server/src/lib/spelling.ts';
import { wordsOf } from '../../server/src/lib/words-of.ts';

/** Finds places with a known position under any spelling of their name. */
export class KnownPlaces<T extends Position & { name: string; otherNames?: readonly string[] }> {
  readonly #byKey = new Map<string, T[]>();

  constructor(places: readonly T[]) {
    for (const place of places) {
      for (const key of new Set([place.name, ...(place.otherNames ?? [])].map(nameKey))) {
        this.#byKey.set(key, [...(this.#byKey.get(key) ?? []), place]);
      }
    }
  }

  find(name: string): T | undefined {
    return this.#byKey.get(nameKey(name))?.[0];
  }

  /** Finds a place whose name is part of a longer one: Siliguri for 'Siliguri Junction'. */
  findWithin(name: string): T | undefined {
    const words = wordsOf(fold(name));
    return words.length > 1 ? words.map((word) => this.find(word)).find((place) => place) : undefined;
  }
}

function nameKey(name: string): string {
  return soundKey(fold(name).replaceAll(' ', ''));
}

export function centreOf(positions: readonly Position[]): Position {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(positions.map(({ latitude }) => latitude)),
    longitude: mean(positions.map(({ longitude }) => longitude)),
  };
}

export const isWithinKm = (from: Position, to: Position, km: number) => distanceKm(from, to) <= km;

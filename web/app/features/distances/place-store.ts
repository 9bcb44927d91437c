import type { Position } from '@thikana/contract/city';
import { savedKeys } from '#web/lib/device/saved-keys.ts';
import { savedList } from '#web/lib/device/saved-list.ts';

/** A place that the visitor measures distances from. */
export interface OwnPlace extends Position {
  label: string;
  /** The name of the place itself. */
  name: string;
}

export const placesAtMost = 5;
export const labelMaxLength = 30;

export const ownPlaces = savedList(savedKeys.places, { isEntry: isOwnPlace, limit: placesAtMost });

/** Replaces the place at this index; without an index, appends it. */
export function savePlace(place: OwnPlace, index = ownPlaces.get().length): void {
  ownPlaces.set([...ownPlaces.get().slice(0, index), place, ...ownPlaces.get().slice(index + 1)]);
}

export function removePlace(index: number): void {
  ownPlaces.set(ownPlaces.get().filter((_, each) => each !== index));
}

function isOwnPlace(value: unknown): value is OwnPlace {
  const place = (value ?? {}) as Partial<Record<keyof OwnPlace, unknown>>;
  return (
    typeof place.label === 'string' &&
    typeof place.name === 'string' &&
    isWithin(place.longitude, 180) &&
    isWithin(place.latitude, 90)
  );
}

function isWithin(degrees: unknown, most: number): boolean {
  return typeof degrees === 'number' && Math.abs(degrees) <= most;
}

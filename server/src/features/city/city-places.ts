import type { Position } from '@thikana/contract/city';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import type { LandmarkFields } from '@thikana/contract/place-fields';

/** An area or landmark with everything that people call it. */
export interface NamedPlace extends Position {
  slug: string;
  name: string;
  /** By language tag. */
  names: Readonly<Record<string, string>>;
  spellings: readonly string[];
  /** It is left out of forms, suggestions and maps; its listings and its address remain. */
  isHidden?: boolean;
  /** An editor changed it. */
  byHand?: boolean;
}

export interface NamedLandmark extends NamedPlace {
  kind: LandmarkKind;
  /** A LineString, for roads. */
  line?: LandmarkFields['line'] | undefined;
  /** How far "near" reaches. */
  nearMetres: number;
}

/** In the order of the pack. */
export interface CityPlaces {
  areas: readonly NamedPlace[];
  landmarks: readonly NamedLandmark[];
}

let current: CityPlaces = { areas: [], landmarks: [] };

/** Of the city of this process. The same object until the city changes. */
export const cityPlaces = (): CityPlaces => current;

export function setCityPlaces(places: CityPlaces): void {
  current = places;
}

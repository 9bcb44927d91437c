import type { Area } from '@thikana/contract/areas';
import { currentCity } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import type { LandmarkKind } from '@thikana/contract/landmark-kinds';
import {
  asTyped,
  type CityPlaces,
  cityPlaces,
  currentFacts,
  type NamedPlace,
} from '../../city/city.feature.ts';
import { createPhraseIndex, type PhraseIndex } from './phrase-index.ts';
import { landmarkKindPhrases } from './phrases.ts';

/** The names of the city's places in all languages and spellings. */
export interface PlaceNames {
  /** Of the whole city: it narrows nothing. */
  city: PhraseIndex<true>;
  areas: PhraseIndex<Area>;
  /** Of several landmarks with one name, the closest to the centre counts. */
  landmarks: PhraseIndex<string>;
  /** The slugs of the landmarks of each kind that are closest to the centre. */
  kinds: PhraseIndex<readonly string[]>;
}

const mostOfAKind = 8;
const known = new WeakMap<CityPlaces, PlaceNames>();

export function placeNames(): PlaceNames {
  const places = cityPlaces();
  const names = known.get(places) ?? createNames(places);
  known.set(places, names);
  return names;
}

function createNames(places: CityPlaces): PlaceNames {
  const { centre } = currentCity();
  const [areas, landmarks] = [places.areas.filter(isOffered), places.landmarks.filter(isOffered)];
  const closest = landmarks
    .map((landmark) => ({ landmark, km: distanceKm(centre, landmark) }))
    .sort((one, other) => one.km - other.km)
    .map(({ landmark }) => landmark);
  const ofKind = Map.groupBy(closest, ({ kind }) => kind);
  const kinds = Object.entries(landmarkKindPhrases) as [LandmarkKind, readonly string[]][];
  return {
    city: createPhraseIndex([[true, phrasesOf(currentFacts())]]),
    areas: createPhraseIndex(areas.map((area) => [area.slug, phrasesOf(area)])),
    landmarks: createPhraseIndex(closest.map((landmark) => [landmark.slug, phrasesOf(landmark)])),
    kinds: createPhraseIndex(
      kinds.flatMap(([kind, phrases]) => {
        const slugs = (ofKind.get(kind) ?? []).slice(0, mostOfAKind).map(({ slug }) => slug);
        return slugs.length > 0 ? [[slugs, phrases] as const] : [];
      }),
    ),
  };
}

const isOffered = ({ isHidden }: NamedPlace) => !isHidden;

/** In lower case with single spaces. */
export function phrasesOf({
  name,
  names,
  spellings,
}: Pick<NamedPlace, 'name' | 'names' | 'spellings'>): readonly string[] {
  return asTyped([name, ...Object.values(names), ...spellings]).filter(Boolean);
}

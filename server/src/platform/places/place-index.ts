import { currentCity } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import type { Steps } from '../../lib/steps.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { placeWords } from './place-words.ts';
import { createVocabulary, type Vocabulary, type WordUse } from './vocabulary.ts';

export interface IndexedPlace extends Omit<GazetteerPlace, 'otherNames'> {
  isInCity: boolean;
  /** The penalty for a place's kind and distance: 0 for an area of the city, up to 0.45. */
  handicap: number;
}

export interface PlaceIndex {
  places: readonly IndexedPlace[];
  /** Words of the names and PIN codes. */
  names: Vocabulary;
  /** Words of the surroundings: district, state, city. They narrow a search but are not enough for a match. */
  surroundings: Vocabulary;
}

/** Takes a tenth of a second for thousands of places. */
export function* buildPlaceIndex(gazetteer: readonly GazetteerPlace[]): Steps<PlaceIndex> {
  const { centre, radiusKm } = currentCity();
  const places: IndexedPlace[] = [];
  for (const place of gazetteer) {
    const km = distanceKm(centre, place);
    const { kind, name, names, pinCode, district, state, latitude, longitude } = place;
    const isInCity = km <= radiusKm && kind !== 'town';
    const handicap = kindHandicaps[kind] + distanceHandicap(km) - (isDistrictSeat(place) ? seatAdvantage : 0);
    const indexed = { kind, name, names, pinCode, district, state, latitude, longitude, isInCity, handicap };
    if (places.push(indexed) % placesOfStep === 0) yield;
  }
  return {
    places,
    names: yield* createVocabulary(wordsOfNames(gazetteer)),
    surroundings: yield* createVocabulary(wordsOfSurroundings(places)),
  };
}

const placesOfStep = 1024;

function* wordsOfNames(gazetteer: readonly GazetteerPlace[]): Generator<WordUse, void, undefined> {
  for (const [placeId, { name, names = {}, otherNames, pinCode }] of gazetteer.entries()) {
    for (const words of [name, ...Object.values(names), ...otherNames].map(placeWords)) {
      for (const [position, text] of words.entries())
        yield { text, placeId, handicap: partHandicap(position, words.length) };
      if (words.length > 1) yield { text: words.join(''), placeId, handicap: 0 };
    }
    if (pinCode) yield { text: pinCode, placeId, handicap: 0 };
  }
}

function* wordsOfSurroundings(places: readonly IndexedPlace[]): Generator<WordUse, void, undefined> {
  const { name: cityName, names: cityNames = {} } = currentCity();
  const ofCity = [cityName, ...Object.values(cityNames)];
  const wordsOfRegion = remembering(placeWords);
  for (const [placeId, { district, state, isInCity }] of places.entries()) {
    for (const region of new Set([district, state, ...(isInCity ? ofCity : [])]))
      for (const text of wordsOfRegion(region)) yield { text, placeId, handicap: 0 };
  }
}

/** Cached, because thousands of places share some hundred regions. */
function remembering<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const result = known.get(text) ?? compute(text);
    known.set(text, result);
    return result;
  };
}

/** A match of the first word of a name counts more than one of a later word, and a match of the whole name most. */
function partHandicap(position: number, wordCount: number): number {
  return (position > 0 ? 0.1 : 0) + 0.12 * Math.min(wordCount - 1, 2);
}

const kindHandicaps = { area: 0, landmark: 0.02, town: 0.01, 'post office': 0.04 } as const;

/** There are eight Kotas; people who type the name mean the city. */
const seatAdvantage = 0.1;
const isDistrictSeat = ({ kind, name, district }: Pick<GazetteerPlace, 'kind' | 'name' | 'district'>) =>
  kind === 'town' && name === district;

const nearKm = 15;
const farthestKm = 3000;

/** Logarithmic: 60 km is much nearer than 600 km, which hardly differs from 800 km. */
function distanceHandicap(km: number): number {
  if (km <= nearKm) return 0;
  return Math.min(0.45, 0.1 + (0.35 * Math.log(km / nearKm)) / Math.log(farthestKm / nearKm));
}

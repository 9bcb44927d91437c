import { currentCity } from '@thikana/contract/city';
import { distanceKm } from '@thikana/contract/distance';
import { foldName } from '../../lib/spelling.ts';
import { wordsOf } from '../../lib/words-of.ts';
import type { GazetteerPlace } from './gazetteer.ts';
import { Vocabulary } from './vocabulary.ts';

export interface IndexedPlace extends GazetteerPlace {
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

export function buildPlaceIndex(gazetteer: readonly GazetteerPlace[]): PlaceIndex {
  const { centre, radiusKm, name: cityName } = currentCity();
  const names = new Vocabulary();
  const surroundings = new Vocabulary();
  const regionWords = remembering(foldedWords);
  const places = gazetteer.map((place, id): IndexedPlace => {
    const km = distanceKm(centre, place);
    const isInCity = km <= radiusKm && place.kind !== 'town';
    for (const words of [place.name, ...place.otherNames].map(foldedWords)) {
      for (const [position, word] of words.entries())
        names.add(word, id, partHandicap(position, words.length));
      if (words.length > 1) names.add(words.join(''), id);
    }
    if (place.pinCode) names.add(place.pinCode, id);
    for (const region of new Set([place.district, place.state, isInCity ? cityName : ''])) {
      for (const word of regionWords(region)) surroundings.add(word, id);
    }
    return {
      ...place,
      isInCity,
      handicap:
        kindHandicaps[place.kind] + distanceHandicap(km) - (isDistrictSeat(place) ? seatAdvantage : 0),
    };
  });
  return { places, names, surroundings };
}

const foldedWords = (name: string) => wordsOf(foldName(name));

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
const isDistrictSeat = ({ kind, name, district }: GazetteerPlace) => kind === 'town' && name === district;

const nearKm = 15;
const farthestKm = 3000;

/** Logarithmic: 60 km is much nearer than 600 km, which hardly differs from 800 km. */
function distanceHandicap(km: number): number {
  if (km <= nearKm) return 0;
  return Math.min(0.45, 0.1 + (0.35 * Math.log(km / nearKm)) / Math.log(farthestKm / nearKm));
}

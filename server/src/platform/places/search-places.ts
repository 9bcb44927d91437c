import { inLatinDigits } from '@thikana/contract/latin-digits';
import type { IndexedPlace, PlaceIndex } from './place-index.ts';
import { placeWords } from './place-words.ts';

export const maximumSuggestions = 8;

const longestQueryWords = 6;
const joinedCost = 0.2;
/** One wrong letter. More would find matches in any text. */
const worstJoinedCost = 2.5;
const surroundingsCost = 0.3;
/** The district may have another spelling but no typing mistake, because too many places share it. */
const worstSurroundingsCost = 1;
/** The penalty for a word that matches nothing: higher than for a misspelt word. */
const unmatchedCost = 3.2;
/** A place with this much more penalty than the best one is a coincidence. */
const worstBehindBest = 1.6;

/** The best places for the typed words: by spelling, then by distance to the city. */
export function searchPlaces(index: PlaceIndex, query: string): IndexedPlace[] {
  const words = queryWords(query);
  const fits = fitWords(index, words);
  if (words.length > 1) fitJoined(index, words, fits);
  return rank(index.places, fits);
}

/** PIN codes are often written as two halves: 734 001. */
function queryWords(query: string): string[] {
  const typed = inLatinDigits(query).replaceAll(/\b(\d{3}) (\d{1,3})\b/g, '$1$2');
  return placeWords(typed).slice(0, longestQueryWords);
}

/** The penalty of each place with a name or PIN code that some word matches. */
function fitWords({ names, surroundings }: PlaceIndex, words: readonly string[]): Map<number, number> {
  const named = new Set<number>();
  const costsByWord = words.map((word) => {
    const costs = new Map<number, number>();
    const keepBest = (placeId: number, cost: number) => {
      if (cost < (costs.get(placeId) ?? Number.POSITIVE_INFINITY)) costs.set(placeId, cost);
    };
    names.match(word, (placeId, cost) => {
      named.add(placeId);
      keepBest(placeId, cost);
    });
    if (words.length > 1) {
      surroundings.match(word, (placeId, cost) => {
        if (cost <= worstSurroundingsCost) keepBest(placeId, cost + surroundingsCost);
      });
    }
    return costs;
  });
  const fits = new Map<number, number>();
  for (const placeId of named) {
    fits.set(
      placeId,
      costsByWord.reduce((total, costs) => total + (costs.get(placeId) ?? unmatchedCost), 0),
    );
  }
  return fits;
}

/** 'sevoke road' as one word finds names that are written together, and 'mati gara' those that are wrongly split. */
function fitJoined({ names }: PlaceIndex, words: readonly string[], fits: Map<number, number>): void {
  names.match(words.join(''), (placeId, cost) => {
    if (cost > worstJoinedCost) return;
    fits.set(placeId, Math.min(fits.get(placeId) ?? Number.POSITIVE_INFINITY, cost + joinedCost));
  });
}

function rank(places: readonly IndexedPlace[], fits: Map<number, number>): IndexedPlace[] {
  const ranked: { place: IndexedPlace; cost: number }[] = [];
  for (const [placeId, cost] of fits) {
    const place = places[placeId];
    if (place) ranked.push({ place, cost: cost + place.handicap });
  }
  ranked.sort((one, other) => one.cost - other.cost);
  const worst = (ranked[0]?.cost ?? 0) + worstBehindBest;
  return ranked
    .filter(({ cost }) => cost <= worst)
    .slice(0, maximumSuggestions)
    .map(({ place }) => place);
}

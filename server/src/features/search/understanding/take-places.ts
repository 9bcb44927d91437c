import type { Spelling } from './phrase-index.ts';
import { emptyWords } from './phrases.ts';
import { type PlaceNames, placeNames } from './place-names.ts';
import { takeNear } from './take-near.ts';
import type { TakenPlaces } from './taken-places.ts';

/**
 * Removes the names of places from the words and returns what they mean. After a word for "near" a name means the
 * landmark, otherwise an area comes before a landmark. A long name with a slip comes before a short one without:
 * `sevok rod` is Sevoke Road, though `sevok` alone is a spelling of it.
 */
export function takePlaces(words: string[]): TakenPlaces {
  const names = placeNames();
  const taken: TakenPlaces = { location: new Set(), landmark: new Set() };
  takeNear(words, names, taken);
  const longest = Math.max(names.areas.longest, names.landmarks.longest);
  for (let length = Math.min(longest, words.length); length > 0; length -= 1) {
    for (const spelling of ['exact', 'alike'] as const) takeLength(words, names, { length, spelling }, taken);
  }
  return taken;
}

function takeLength(
  words: string[],
  names: PlaceNames,
  { length, spelling }: { length: number; spelling: Spelling },
  taken: TakenPlaces,
): void {
  for (let start = 0; start + length <= words.length; start += 1) {
    const used = takeAt(words, names, { start, length, spelling }, taken);
    if (used === 0) continue;
    words.splice(start, used);
    // Words that were separated are adjacent now.
    start = Math.max(-1, start - length - 1);
  }
}

/** The number of words that name a place at this position. The name of the city is taken too, and means nothing. */
function takeAt(
  words: readonly string[],
  { city, areas, landmarks }: PlaceNames,
  { start, length, spelling }: { start: number; length: number; spelling: Spelling },
  { location, landmark }: TakenPlaces,
): number {
  const typed = words.slice(start, start + length);
  const pair = length === 1 && start + 1 < words.length ? words.slice(start, start + 2) : undefined;
  const area = areas.find(typed, spelling);
  if (area !== undefined) {
    location.add(area);
    return length;
  }
  const joinedArea = pair && areas.findJoined(pair, spelling);
  if (joinedArea !== undefined) {
    location.add(joinedArea);
    return 2;
  }
  if (city.find(typed, spelling)) return length;
  // A single word with a slip may be any other word.
  if (length === 1 && (spelling === 'alike' || emptyWords.has(typed[0] ?? ''))) return 0;
  const named = landmarks.find(typed, spelling);
  if (named === undefined) return 0;
  landmark.add(named);
  return length;
}

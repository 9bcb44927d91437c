import { emptyWords, linkingWords, nearPhrases } from './phrases.ts';
import type { PlaceNames } from './place-names.ts';
import type { TakenPlaces } from './taken-places.ts';

/** Removes each word for "near" with the name or the kind of place beside it: `near NJP`, `hospital er pashe`. */
export function takeNear(words: string[], names: PlaceNames, taken: TakenPlaces): void {
  for (let at = 0; at < words.length; at += 1) {
    const near = nearPhrases.find(({ parts }) => parts.every((part, offset) => words[at + offset] === part));
    if (!near) continue;
    const end = at + near.parts.length;
    const isLast = words.slice(end).every((word) => emptyWords.has(word));
    // `hospital near` and `paas hospital` are read too, if there is nothing on the usual side.
    const place =
      near.side === 'before'
        ? (placeAfter(words, end, names) ?? (isLast ? placeBefore(words, at, names) : undefined))
        : (placeBefore(words, at, names) ?? (at === 0 ? placeAfter(words, end, names) : undefined));
    if (place?.area !== undefined) taken.location.add(place.area);
    for (const slug of place?.landmarks ?? []) taken.landmark.add(slug);
    const start = Math.min(at, place?.start ?? at);
    words.splice(start, Math.max(end, place?.end ?? end) - start);
    at = start - 1;
  }
}

interface Place {
  start: number;
  end: number;
  area?: string;
  landmarks?: readonly string[];
}

function placeAfter(words: readonly string[], from: number, names: PlaceNames): Place | undefined {
  let start = from;
  while (emptyWords.has(words[start] ?? '')) start += 1;
  for (let end = Math.min(words.length, start + longestOf(names)); end > start; end -= 1) {
    const meaning = meaningOf([words.slice(start, end)], names);
    if (meaning) return { ...meaning, start, end };
  }
  return undefined;
}

function placeBefore(words: readonly string[], until: number, names: PlaceNames): Place | undefined {
  let end = until;
  while (end > 0 && (linkingWords.has(words[end - 1] ?? '') || emptyWords.has(words[end - 1] ?? '')))
    end -= 1;
  for (let start = Math.max(0, end - longestOf(names)); start < end; start += 1) {
    const name = words.slice(start, end);
    const meaning = meaningOf([name, ...withoutEnding(name)], names);
    if (meaning) return { ...meaning, start, end: until };
  }
  return undefined;
}

const longestOf = ({ areas, landmarks, kinds }: PlaceNames) =>
  Math.max(areas.longest, landmarks.longest, kinds.longest);

function meaningOf(
  spellings: readonly (readonly string[])[],
  { areas, landmarks, kinds }: PlaceNames,
): Pick<Place, 'area' | 'landmarks'> | undefined {
  for (const spelling of ['exact', 'alike'] as const) {
    for (const name of spellings) {
      const landmark = landmarks.find(name, spelling);
      if (landmark !== undefined) return { landmarks: [landmark] };
      const area = areas.find(name, spelling);
      if (area !== undefined) return { area };
      const kind = kinds.find(name, spelling);
      if (kind) return { landmarks: kind };
    }
  }
  return undefined;
}

const shortestName = 2;

/** `haspataler` and `হাসপাতালের` without the ending that stands for a linking word. */
function withoutEnding(name: readonly string[]): string[][] {
  const last = name.at(-1) ?? '';
  return [...linkingWords].flatMap((ending) =>
    last.endsWith(ending) && last.length - ending.length >= shortestName
      ? [[...name.slice(0, -1), last.slice(0, -ending.length)]]
      : [],
  );
}

import type { Area } from '@thikana/contract/areas';
import { asTyped } from './city-words.ts';

/** The names and spellings of each area in all languages, in lower case with single spaces. */
export type AreaPhrases = ReadonlyMap<Area, readonly string[]>;

interface NamedPlace {
  slug: string;
  name: string;
  names: Readonly<Record<string, string>>;
  spellings: readonly string[];
}

let current: AreaPhrases = new Map();

/** Of the city of this process. The same object until the city changes. */
export const areaPhrases = (): AreaPhrases => current;

export function setAreaPhrases(areas: readonly NamedPlace[]): void {
  current = new Map(
    areas.map(({ slug, name, names, spellings }) => [
      slug,
      asTyped([name, ...Object.values(names), ...spellings]),
    ]),
  );
}

import { type Named, placeName } from '@thikana/contract/place-name';
import type { NamedPlace } from './city-places.ts';

const scripts = [/\p{Script=Bengali}/u, /\p{Script=Devanagari}/u];

/**
 * The name of a place in the script of the text, in the current language if this is its script; its usual name if there is
 * none.
 */
export function nameInScriptOf(text: string, place: Pick<NamedPlace, 'name' | 'names'>): string {
  const script = scripts.find((each) => each.test(text));
  if (!script) return place.name;
  return [placeName(place), ...Object.values(place.names)].find((each) => script.test(each)) ?? place.name;
}

/** The name in the script of the text alone, or else the usual name with those in other languages. */
export function namedAsTyped(text: string, place: Pick<NamedPlace, 'name' | 'names'>): Named {
  const name = nameInScriptOf(text, place);
  return name === place.name ? { name, names: place.names } : { name };
}

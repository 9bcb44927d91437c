import type { Named } from '@thikana/contract/place-name';
import type { NamedPlace } from './city-places.ts';

const scripts = [/\p{Script=Bengali}/u, /\p{Script=Devanagari}/u];

/** The name of a place in the script of the text; its usual name if there is none. */
export function nameInScriptOf(text: string, { name, names }: Pick<NamedPlace, 'name' | 'names'>): string {
  const script = scripts.find((each) => each.test(text));
  return (script && Object.values(names).find((each) => script.test(each))) ?? name;
}

/** The name in the script of the text alone, or else the usual name with those in other languages. */
export function namedAsTyped(text: string, place: Pick<NamedPlace, 'name' | 'names'>): Named {
  const name = nameInScriptOf(text, place);
  return name === place.name ? { name, names: place.names } : { name };
}

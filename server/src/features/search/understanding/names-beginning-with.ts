import type { Area } from '@thikana/contract/areas';
import type { Category } from '@thikana/contract/vocabulary';
import { vocabulary } from './vocabulary.ts';

interface Begun {
  areas: Area[];
  /** The slugs of landmarks. */
  landmarks: string[];
  kinds: { category: Category; text: string }[];
}

/** Areas, landmarks and kinds of property with a name that begins with the text, in any of their scripts. */
export function namesBeginningWith(text: string): Begun {
  const begun = vocabulary().beginningWith(text.normalize('NFC').toLowerCase().trim());
  return {
    areas: begun.flatMap(({ value }) => (value.is === 'area' ? value.area : [])),
    landmarks: begun.flatMap(({ value }) => (value.is === 'landmark' ? value.slug : [])),
    kinds: begun.flatMap(({ value, text }) =>
      value.is === 'category' ? { category: value.value, text } : [],
    ),
  };
}

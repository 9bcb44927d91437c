import type { Area } from '@thikana/contract/areas';
import type { Category } from '@thikana/contract/vocabulary';
import { vocabulary } from './vocabulary.ts';

interface Begun {
  /** The beginning of a name, or the whole text. */
  name: string;
  /** The text before the name. */
  before: string;
  areas: Area[];
  /** The slugs of landmarks. */
  landmarks: string[];
  kinds: { category: Category; text: string }[];
}

/**
 * Areas, landmarks and kinds of property with a name that begins with the text, in any of their scripts; if there are none,
 * areas and landmarks with a name that begins with its last words: `2 bhk mati`.
 */
export function namesBeginningWith(text: string): Begun {
  const words = text.normalize('NFC').toLowerCase().trim().split(/\s+/);
  const whole = namesFrom(words, 0);
  if (whole.areas.length + whole.landmarks.length + whole.kinds.length > 0) return whole;
  for (let from = 1; from < words.length; from += 1) {
    const begun = namesFrom(words, from);
    if (begun.areas.length + begun.landmarks.length > 0) return { ...begun, kinds: [] };
  }
  return whole;
}

/** A single letter, or a number, begins too many names. */
const isLong = (words: string) => /\p{L}/u.test(words) && words.length > 1;

function namesFrom(words: readonly string[], from: number): Begun {
  const name = words.slice(from).join(' ');
  const begun = from === 0 || isLong(name) ? vocabulary().beginningWith(name) : [];
  return {
    name,
    before: words.slice(0, from).join(' '),
    areas: begun.flatMap(({ value }) => (value.is === 'area' ? value.area : [])),
    landmarks: begun.flatMap(({ value }) => (value.is === 'landmark' ? value.slug : [])),
    kinds: begun.flatMap(({ value, text }) =>
      value.is === 'category' ? { category: value.value, text } : [],
    ),
  };
}

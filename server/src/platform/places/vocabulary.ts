import { editDistance } from '../../lib/edit-distance.ts';
import { lackedLetters, letterBits } from '../../lib/letter-bits.ts';
import { soundKey } from '../../lib/spelling.ts';
import type { Steps } from '../../lib/steps.ts';

/** A word of a place. The handicap ranks the uses of one word: the whole of a name before a part of it. */
export interface WordUse {
  text: string;
  placeId: number;
  handicap: number;
}

/** The words of all names and their places. */
export interface Vocabulary {
  /** Calls back with the place and the penalty of each use of a word that begins with the typed one, sounds like it or is misspelt. */
  match(typed: string, found: (placeId: number, cost: number) => void): void;
}

/** A word that is typed or known. */
interface Word {
  text: string;
  sound: string;
  letters: number;
}

/** The penalty between a typed word and the meant one. Each kind of similarity leaves a range for ranking within it. */
const costs = {
  same: 0,
  beginning: 0.5,
  sameSound: 1,
  soundBeginning: 1.5,
  misspelt: 2,
  perEdit: 0.5,
} as const;
const shortestMisspelling = 4;
const misspeltBeginningFrom = 5;
const wrongStartFrom = 6;
const twoEditsFrom = 7;

/** The uses that one step reads. */
const usesOfStep = 512;

export function* createVocabulary(all: Iterable<WordUse>): Steps<Vocabulary> {
  const numbers = new Map<string, number>();
  const words: Word[] = [];
  const counts: number[] = [];
  // Flat lists take a fifth of the memory that lists of each word take.
  const wordOfUse: number[] = [];
  const placeOfUse: number[] = [];
  const handicapOfUse: number[] = [];
  for (const { text, placeId, handicap } of all) {
    let number = numbers.get(text);
    if (number === undefined) {
      number = words.push(wordOf(text)) - 1;
      numbers.set(text, number);
      counts.push(0);
    }
    counts[number] = (counts[number] as number) + 1;
    placeOfUse.push(placeId);
    handicapOfUse.push(handicap);
    if (wordOfUse.push(number) % usesOfStep === 0) yield;
  }
  const placeIds = new Uint32Array(wordOfUse.length);
  const handicaps = new Float64Array(wordOfUse.length);
  /** Where the next use of each word goes; once all are filled in, where its uses end. */
  const ends = new Uint32Array(words.length);
  let first = 0;
  for (const [number, count] of counts.entries()) {
    ends[number] = first;
    first += count;
  }
  for (const [use, number] of wordOfUse.entries()) {
    const place = ends[number] as number;
    placeIds[place] = placeOfUse[use] as number;
    handicaps[place] = handicapOfUse[use] as number;
    ends[number] = place + 1;
  }

  return {
    match(text, found) {
      const typed = wordOf(text);
      const edits = editsAllowed(typed);
      for (const [place, word] of words.entries()) {
        const cost = spellingCost(typed, word) ?? misspellingCost(typed, word, edits);
        if (cost === undefined) continue;
        for (let use = ends[place - 1] ?? 0; use < (ends[place] as number); use += 1)
          found(placeIds[use] as number, cost + (handicaps[use] as number));
      }
    },
  };
}

function wordOf(text: string): Word {
  const sound = soundKey(text);
  return { text, sound, letters: letterBits(sound) };
}

function editsAllowed({ text, sound }: Word): number {
  if (/\d/.test(text) || sound.length < shortestMisspelling) return 0;
  return sound.length < twoEditsFrom ? 1 : 2;
}

function spellingCost({ text: typed, sound }: Word, word: Word): number | undefined {
  const { text } = word;
  // One to three letters are treated as a prefix, so that Mat… does not hide Matigara.
  if (text === typed && typed.length > 3) return costs.same;
  if (text.startsWith(typed)) return costs.beginning + 0.01 * Math.min(text.length - typed.length, 9);
  if (typed.length < 2) return undefined;
  if (word.sound === sound) return costs.sameSound;
  return word.sound.startsWith(sound) ? costs.soundBeginning : undefined;
}

/** The first letter is rarely wrong: a mistake there is found only in longer words, and last. */
function misspellingCost({ sound, letters }: Word, word: Word, edits: number): number | undefined {
  if (edits === 0 || word.sound.length < sound.length - edits) return undefined;
  const sameStart = word.sound[0] === sound[0];
  if (!sameStart && sound.length < wrongStartFrom) return undefined;
  if (lackedLetters(letters, word.letters) > edits) return undefined;
  const distance = editDistance(sound, word.sound, edits);
  if (!distance || distance.beginning > edits) return undefined;
  const whole = distance.whole <= edits;
  if (!whole && sound.length < misspeltBeginningFrom) return undefined;
  const cost =
    costs.misspelt + costs.perEdit * (whole ? distance.whole : distance.beginning) + (whole ? 0 : 0.4);
  return sameStart ? cost : cost + 0.3;
}

import { editDistance } from '../../lib/edit-distance.ts';
import { soundKey } from '../../lib/spelling.ts';

interface Word {
  text: string;
  sound: string;
  letters: number;
  /** The places whose names contain the word, with the penalty of each use. */
  placeIds: readonly number[];
  handicaps: readonly number[];
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

/** The words of all names and their places. Finds a word as typed, as a prefix, by sound or misspelt. */
export class Vocabulary {
  readonly #words = new Map<string, Word>();

  /** The penalty ranks the uses of one word: the whole of a name before a part of it. */
  add(text: string, placeId: number, handicap = 0): void {
    const word = this.#words.get(text) ?? this.#create(text);
    const last = word.placeIds.length - 1;
    const isSame = word.placeIds[last] === placeId;
    // Most words have one use, and arrays that grow keep room for seventeen.
    if (!isSame) word.placeIds = [...word.placeIds, placeId];
    const least = isSame ? Math.min(word.handicaps[last] ?? handicap, handicap) : handicap;
    word.handicaps = [...(isSame ? word.handicaps.slice(0, last) : word.handicaps), least];
  }

  #create(text: string): Word {
    const sound = soundKey(text);
    const word = { text, sound, letters: lettersOf(sound), placeIds: [], handicaps: [] };
    this.#words.set(text, word);
    return word;
  }

  /** Calls back with each place that has a similar word, and the penalty. */
  match(typed: string, found: (placeId: number, cost: number) => void): void {
    const sound = soundKey(typed);
    const letters = lettersOf(sound);
    const edits =
      /\d/.test(typed) || sound.length < shortestMisspelling ? 0 : sound.length < twoEditsFrom ? 1 : 2;
    for (const word of this.#words.values()) {
      const cost = spellingCost(typed, sound, word) ?? misspellingCost(sound, letters, word, edits);
      if (cost === undefined) continue;
      for (const [use, placeId] of word.placeIds.entries()) found(placeId, cost + (word.handicaps[use] ?? 0));
    }
  }
}

function spellingCost(typed: string, sound: string, word: Word): number | undefined {
  const { text } = word;
  // One to three letters are treated as a prefix, so that Mat… does not hide Matigara.
  if (text === typed && typed.length > 3) return costs.same;
  if (text.startsWith(typed)) return costs.beginning + 0.01 * Math.min(text.length - typed.length, 9);
  if (typed.length < 2) return undefined;
  if (word.sound === sound) return costs.sameSound;
  return word.sound.startsWith(sound) ? costs.soundBeginning : undefined;
}

/** The first letter is rarely wrong: a mistake there is found only in longer words, and last. */
function misspellingCost(sound: string, letters: number, word: Word, edits: number): number | undefined {
  if (edits === 0 || word.sound.length < sound.length - edits) return undefined;
  const sameStart = word.sound[0] === sound[0];
  if (!sameStart && sound.length < wrongStartFrom) return undefined;
  if (bitCount(letters & ~word.letters) > edits) return undefined;
  const distance = editDistance(sound, word.sound, edits);
  if (!distance || distance.beginning > edits) return undefined;
  const whole = distance.whole <= edits;
  if (!whole && sound.length < misspeltBeginningFrom) return undefined;
  const cost =
    costs.misspelt + costs.perEdit * (whole ? distance.whole : distance.beginning) + (whole ? 0 : 0.4);
  return sameStart ? cost : cost + 0.3;
}

/** One bit per letter: words that lack too many of the typed letters are skipped. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let index = 0; index < text.length; index++) bits |= 1 << (text.charCodeAt(index) % 32);
  return bits;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

import { LRUCache } from 'lru-cache';
import { withoutEndings } from './endings.ts';
import { soundOf, spellingKey } from './word-keys.ts';

/** A typed word with what it may be compared by. */
export interface Word {
  text: string;
  key: string;
  /** The key without grammatical endings. */
  stems: readonly string[];
  sound: string;
}

const known = new LRUCache<string, Word>({ max: 10_000 });

export function wordOf(text: string): Word {
  const found = known.get(text) ?? readWord(text);
  known.set(text, found);
  return found;
}

function readWord(text: string): Word {
  const key = spellingKey(text);
  return { text, key, stems: withoutEndings(key), sound: soundOf(text) };
}

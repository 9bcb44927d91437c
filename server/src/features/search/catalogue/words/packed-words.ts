/** Words with a number each, in the order of their UTF-8 bytes. They cannot be changed. */
export interface PackedWords {
  readonly size: number;
  numberOf(word: string): number | undefined;
  /** Visits the words with this prefix, in order, until `visit` returns true. */
  forEach(beginning: string, visit: VisitWord): void;
}

export type VisitWord = (number: number, word: string) => boolean | undefined;

/** The first word of each block is whole; of the others, only what differs from the word before is kept. */
const wordsPerBlock = 16;
/** Before each word: how many bytes it shares with the one before (one byte), and how many follow (two bytes). */
const headBytes = 3;
const mostShared = 255;

/** About six bytes a word for a large vocabulary, and four for the number; a `Map` of strings takes ninety. */
export function packWords(words: Iterable<readonly [word: string, number: number]>): PackedWords {
  const sorted = Array.from(words, ([word, number]) => ({ text: byteText(word), number }));
  sorted.sort((one, other) => (one.text < other.text ? -1 : 1));
  const numbers = Uint32Array.from(sorted, ({ number }) => number);
  const shared = Uint8Array.from(sorted, ({ text }, place) =>
    place % wordsPerBlock === 0 ? 0 : sharedLength(text, (sorted[place - 1] as { text: string }).text),
  );
  const starts = new Uint32Array(Math.ceil(sorted.length / wordsPerBlock));
  const bytes = Buffer.alloc(
    sorted.reduce((sum, { text }, place) => sum + headBytes + text.length - (shared[place] as number), 0),
  );
  let end = 0;
  sorted.forEach(({ text }, place) => {
    const same = shared[place] as number;
    if (place % wordsPerBlock === 0) starts[place / wordsPerBlock] = end;
    end = bytes.writeUInt8(same, end);
    end = bytes.writeUInt16LE(text.length - same, end);
    end += bytes.write(text.slice(same), end, 'latin1');
  });

  /** The bytes of the word at `at` that follow the shared ones. */
  const restAt = (at: number) =>
    bytes.toString('latin1', at + headBytes, at + headBytes + bytes.readUInt16LE(at + 1));

  /** The last block that can have the first of the words from `text` on. */
  function blockOf(text: string): number {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if (restAt(starts[middle] as number) <= text) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Visits the words from `text` on, until `visit` returns true. */
  function walk(text: string, visit: (each: string, number: number) => boolean | undefined): void {
    const block = blockOf(text);
    let at = starts[block] ?? 0;
    let each = '';
    for (let place = block * wordsPerBlock; place < numbers.length; place += 1) {
      const rest = restAt(at);
      each = each.slice(0, bytes.readUInt8(at)) + rest;
      at += headBytes + rest.length;
      if (each >= text && visit(each, numbers[place] as number)) return;
    }
  }

  return {
    size: numbers.length,
    numberOf(word) {
      const text = byteText(word);
      let found: number | undefined;
      walk(text, (each, number) => {
        if (each === text) found = number;
        return true;
      });
      return found;
    },
    forEach(beginning, visit) {
      const text = byteText(beginning);
      walk(text, (each, number) => {
        return !each.startsWith(text) || visit(number, wordOf(each));
      });
    },
  };
}

/** The UTF-8 bytes as a text with a character for each, which sorts like the bytes. */
const byteText = (word: string) => Buffer.from(word).toString('latin1');
const wordOf = (text: string) => Buffer.from(text, 'latin1').toString();

function sharedLength(one: string, other: string): number {
  const most = Math.min(one.length, other.length, mostShared);
  let length = 0;
  while (length < most && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

const letters = 3;
const bandCount = 16;
const hashesPerBand = 3;
/** Shorter texts are too often alike by chance. */
const fewestParts = 60;

/** The trigrams of a text as numbers. Case, digits and punctuation are ignored. */
function partsOf(text: string): ReadonlySet<number> {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}]+/gu) ?? [];
  const parts = words.flatMap((word) => {
    const padded = ` ${word} `;
    return Array.from({ length: padded.length - letters + 1 }, (_, at) =>
      hash(padded.slice(at, at + letters)),
    );
  });
  return new Set(parts);
}

/** Jaccard similarity, from 0 to 1. */
export function textSimilarity(one: string, other: string): number {
  const [parts, others] = [partsOf(one), partsOf(other)];
  if (Math.min(parts.size, others.size) < fewestParts) return 0;
  const common = [...parts].filter((part) => others.has(part)).length;
  return common / (parts.size + others.size - common);
}

/** MinHash bands: similar texts probably share at least one. None for a short text. */
export function bandsOf(text: string): number[] {
  const parts = [...partsOf(text)];
  if (parts.length < fewestParts) return [];
  return Array.from({ length: bandCount }, (_, band) => {
    const smallest = Array.from({ length: hashesPerBand }, (_, index) =>
      parts.reduce((least, part) => Math.min(least, mix(part, band * hashesPerBand + index + 1)), 2 ** 32),
    );
    // The band's index is part of the hash, so different bands never collide.
    return hash(`${band}:${smallest.join(':')}`) | 0;
  });
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** A different permutation for each seed. */
function mix(value: number, seed: number): number {
  let mixed = Math.imul(value ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

const letters = 3;
const bandCount = 16;
const hashesPerBand = 3;
/** Less says nothing: many short texts are alike. */
const fewestParts = 60;

/** The overlapping runs of three letters of a text, as numbers. Order, case, figures and punctuation do not count. */
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

/** What two texts have in common of what they have together, from 0 to 1. */
export function likenessOfTexts(one: string, other: string): number {
  const [parts, others] = [partsOf(one), partsOf(other)];
  if (Math.min(parts.size, others.size) < fewestParts) return 0;
  const common = [...parts].filter((part) => others.has(part)).length;
  return common / (parts.size + others.size - common);
}

/** Numbers of which two texts share some the more likely, the more alike they are; none for a short text. */
export function bandsOf(text: string): number[] {
  const parts = [...partsOf(text)];
  if (parts.length < fewestParts) return [];
  return Array.from({ length: bandCount }, (_, band) => {
    const smallest = Array.from({ length: hashesPerBand }, (_, index) =>
      parts.reduce((least, part) => Math.min(least, mix(part, band * hashesPerBand + index + 1)), 2 ** 32),
    );
    // Two bands never share a number by accident of their place.
    return hash(`${band}:${smallest.join(':')}`) | 0;
  });
}

/** FNV-1a. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Another order of all numbers for each seed. */
function mix(value: number, seed: number): number {
  let mixed = Math.imul(value ^ Math.imul(seed, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}

/** Lower-case ASCII letters, digits and spaces: "Dārjiling, W.B." becomes "darjiling w b". */
export function fold(text: string): string {
  return foldName(text)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
}

/** The same with letters of any script, without the signs on them. */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}'’`"]/gu, '');
}

/**
 * Bengali, Hindi and Nepali names have many Latin spellings. Spellings that sound alike share a key: Sevoke and Sebok,
 * Naxalbari and Naksalbari, Darjeeling and Darjiling, Ashighar and Asigarh.
 */
const sameSound: readonly (readonly [RegExp, string])[] = [
  [/x/g, 'ks'],
  [/ph/g, 'f'],
  [/[wv]/g, 'b'],
  [/z/g, 'j'],
  [/ck|q/g, 'k'],
  [/sh/g, 's'],
  [/c(?=[eiy])/g, 's'],
  [/c(?!h)/g, 'k'],
  [/(?<=[a-z])h(?![aeiou])|(?<=[bcdfgjklmnprt])h/g, ''],
  [/y/g, 'i'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/oa|au/g, 'o'],
  [/([a-z])\1+/g, '$1'],
  [/(?<=..)e$/g, ''],
];

/** Expects a folded word; digits stay as they are. */
export function soundKey(word: string): string {
  let key = word;
  for (const [spelling, sound] of sameSound) key = key.replace(spelling, sound);
  return key;
}

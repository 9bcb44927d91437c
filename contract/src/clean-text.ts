/** Invisible characters: controls, direction overrides, fillers, tags, unpaired surrogates and noncharacters. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{NChar}\u2800]/gu;
/** Exceptions: white space, joiners of Indian scripts, and variation selectors of emoji. */
const meant = '\n\t\u200C\u200D\uFE0E\uFE0F';
/** Joiners that follow neither a letter that uses them, nor a mark, nor an emoji. */
const joinersOfNothing = /(?<![\u0600-\u1FFF\p{M}\p{ExtPict}\p{EMod}])[\u200C\u200D]+/gu;
/** More combining marks on one letter than any language uses. */
const heapsOfMarks = /(\p{M}{6})\p{M}+/gu;

/**
 * Removes invisible characters and stacked marks, so that text reads as it looks. Keeps line breaks if `lines` is set.
 */
export function cleanText(text: string, { lines = false } = {}): string {
  const cleaned = text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(unseen, (c) => (meant.includes(c) ? c : ''))
    .replace(joinersOfNothing, '')
    .normalize('NFC')
    .replace(heapsOfMarks, '$1');
  return (lines ? cleaned.replace(/\n{3,}/g, '\n\n') : cleaned.replace(/\s+/g, ' ')).trim();
}

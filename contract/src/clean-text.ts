/** Controls, directions, fillers, tags, halves of pairs, and what is no character: nobody sees them. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\p{NChar}\u2800]/gu;
/** White space, how letters of India join, and how an emoji is drawn. */
const meant = '\n\t\u200C\u200D\uFE0E\uFE0F';
/** Joiners after anything but such a letter, its signs, or an emoji. */
const joinersOfNothing = /(?<![\u0600-\u1FFF\p{M}\p{ExtPict}\p{EMod}])[\u200C\u200D]+/gu;
/** More signs on one letter than any language puts there. */
const heapsOfMarks = /(\p{M}{6})\p{M}+/gu;

/** Text that reads as it looks: without what is unseen or heaped up; line breaks stay where `lines` allows them. */
export function cleanText(text: string, { lines = false } = {}): string {
  const cleaned = text
    .replace(/\r\n?|[\v\f\x85\u2028\u2029]/g, '\n')
    .replace(unseen, (c) => (meant.includes(c) ? c : ''))
    .replace(joinersOfNothing, '')
    .normalize('NFC')
    .replace(heapsOfMarks, '$1');
  return (lines ? cleaned.replace(/\n{3,}/g, '\n\n') : cleaned.replace(/\s+/g, ' ')).trim();
}

import { type Look, type OutlinedText, outlineText } from '../cards/outline-text.ts';

/** Wraps text between words into a limited number of lines, and shortens the last one. */
export async function wrapText(text: string, look: Look, mostLines: number): Promise<OutlinedText[]> {
  const widthOf = async (line: string) =>
    (await outlineText(line, { ...look, maxWidth: Number.POSITIVE_INFINITY })).width;
  const lines: OutlinedText[] = [];
  let words = text.split(/\s+/).filter((word) => word !== '');
  while (words.length > 0 && lines.length < mostLines) {
    let count = 1;
    const isLast = lines.length === mostLines - 1;
    while (count < words.length && (await widthOf(words.slice(0, count + 1).join(' '))) <= look.maxWidth)
      count += 1;
    lines.push(await outlineText((isLast ? words : words.slice(0, count)).join(' '), look));
    words = words.slice(count);
  }
  return lines;
}

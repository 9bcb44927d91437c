const previewWords = 50;

/** The text itself if it has at most 50 words; otherwise its first 50 words and an ellipsis. */
export function previewOf(text: string): string {
  const first = new RegExp(`^\\s*(?:\\S+\\s+){${previewWords - 1}}\\S+(?=\\s+\\S)`).exec(text);
  return first ? `${first[0]}…` : text;
}

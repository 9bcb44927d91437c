/**
 * How many bytes of each file have been sent. Files follow each other after the text fields, so what is not
 * theirs counts as sent before the first.
 */
export function sentOfEach(sizes: readonly number[], sentBytes: number, totalBytes: number): number[] {
  const ofFiles = sizes.reduce((sum, size) => sum + size, 0);
  let left = Math.max(0, sentBytes - Math.max(0, totalBytes - ofFiles));
  return sizes.map((size) => {
    const sent = Math.min(size, left);
    left -= sent;
    return sent;
  });
}

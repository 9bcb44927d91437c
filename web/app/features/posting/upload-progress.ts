/**
 * How many bytes of each file have been sent. The files follow the text fields, so all other bytes count as sent first.
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

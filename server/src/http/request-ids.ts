import { randomBytes } from 'node:crypto';

const countDigits = 6;

/** Ids for requests that are unique across processes: a random start for this process, and a count. */
export function createRequestIds(): () => string {
  const start = randomBytes(5).toString('hex');
  let count = 0;
  return () => {
    count = (count + 1) % 16 ** countDigits;
    return start + count.toString(16).padStart(countDigits, '0');
  };
}

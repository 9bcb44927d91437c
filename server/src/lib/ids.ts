import { randomBytes, randomInt } from 'node:crypto';

const counterLimit = 2 ** 24;
const processPart = randomBytes(5).toString('hex');
let counter = randomInt(counterLimit);

/**
 * A new id: 4 bytes of time in seconds, 5 bytes of this process, 3 counting bytes, so that ids made one after
 * another in one process sort in that order.
 */
export function newId(time: Date = new Date()): string {
  counter = (counter + 1) % counterLimit;
  const seconds = Math.floor(time.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0') + processPart + counter.toString(16).padStart(6, '0');
}

import { randomBytes, randomInt } from 'node:crypto';

const counterLimit = 2 ** 24;
const processPart = randomBytes(5).toString('hex');
let counter = randomInt(counterLimit);

/**
 * A new id: 4 bytes of time in seconds, 5 bytes of this process, 3 bytes of a counter, so that the ids of one process
 * sort by creation.
 */
export function newId(time: Date = new Date()): string {
  counter = (counter + 1) % counterLimit;
  return timePart(time) + processPart + counter.toString(16).padStart(6, '0');
}

/** The smallest id that can be created at this time. */
export function firstIdAt(time: Date): string {
  return timePart(time).padEnd(24, '0');
}

function timePart(time: Date): string {
  const seconds = Math.floor(time.getTime() / 1000);
  return seconds.toString(16).padStart(8, '0');
}

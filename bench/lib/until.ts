import { setTimeout as pause } from 'node:timers/promises';

/** Asks again and again until the answer is yes; gives up with an error that says what was waited for. */
export async function until(
  what: string,
  isSo: () => boolean | Promise<boolean>,
  { everyMilliseconds = 250, withinSeconds = 1800 } = {},
): Promise<void> {
  const deadline = performance.now() + withinSeconds * 1000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Waited ${withinSeconds} s in vain for ${what}.`);
    await pause(everyMilliseconds);
  }
}

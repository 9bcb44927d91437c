import { setImmediate as nextTurn } from 'node:timers/promises';

/** The longest that a computation should keep others from running. */
const turnMilliseconds = 4;

/** For a long computation, which calls the returned function between its steps: other work runs if it is their turn. */
export function createTurns(): () => Promise<void> {
  let until = performance.now() + turnMilliseconds;
  return async () => {
    if (performance.now() < until) return;
    await nextTurn();
    until = performance.now() + turnMilliseconds;
  };
}

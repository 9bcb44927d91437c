/** A long computation, which yields between its steps of at most a few milliseconds. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does all steps in one go. */
export function atOnce<T>(steps: Steps<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs the computations of this queue one after the other. */
export type Queue = <T>(begin: () => Steps<T>) => Promise<T>;

/** The longest that computations keep others from running, apart from the step that is running then. */
const turnMilliseconds = 4;

/**
 * Runs long computations so that other work gets its turn between their steps. Those of different queues alternate;
 * each may use buffers that belong to its queue.
 */
export function createTurns(): { queue: () => Queue } {
  /** Returns whether it is finished. */
  type Job = (until: number) => boolean;
  const running: Job[] = [];

  function takeTurn(): void {
    const until = performance.now() + turnMilliseconds;
    do {
      const job = running.shift();
      if (job && !job(until)) running.push(job);
    } while (running.length > 0 && performance.now() < until);
    if (running.length > 0) setImmediate(takeTurn);
  }

  function run<T>(begin: () => Steps<T>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      let steps: Steps<T> | undefined;
      const job = (until: number) => {
        try {
          steps ??= begin();
          do {
            const step = steps.next();
            if (!step.done) continue;
            resolve(step.value);
            return true;
          } while (performance.now() < until);
          return false;
        } catch (error) {
          reject(error);
          return true;
        }
      };
      if (running.push(job) === 1) setImmediate(takeTurn);
    });
  }

  return {
    queue() {
      let last: Promise<unknown> = Promise.resolve();
      return <T>(begin: () => Steps<T>) => {
        const result = last.then(() => run(begin));
        last = result.catch(() => {});
        return result;
      };
    },
  };
}

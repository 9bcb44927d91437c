import { setImmediate as nextTurn } from 'node:timers/promises';

/** Limits concurrent work. Excess callers get a 503 at once instead of a long wait. */
export interface WorkLimit {
  isFull(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** When a refused caller may retry: by then the current work is done. */
export const comeBackSeconds = 3;

export function createWorkLimit(most: number): WorkLimit {
  let running = 0;
  return {
    isFull: () => running >= most,
    async run(work) {
      running += 1;
      try {
        return await work();
      } finally {
        running -= 1;
      }
    },
  };
}

/** Node accepts one connection per turn of its event loop, so some turns are inserted between long tasks. */
const between = { turns: 16, milliseconds: 5 };

/** The longest wait for a turn; after that the running work probably hangs, for example on the database. */
const patienceMilliseconds = 1_500;

/** Waited too long. */
export class TurnNotReached extends Error {
  override readonly name = 'TurnNotReached';
}

/** The same for CPU-bound work: a few tasks run, the others wait in a queue. */
export function createWorkQueue({ most, atOnce }: { most: number; atOnce: number }): WorkLimit {
  const limit = createWorkLimit(most);
  const waiting: (() => void)[] = [];
  let free = atOnce;

  async function turn(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(begin), 1);
        reject(new TurnNotReached());
      }, patienceMilliseconds);
      waiting.push(begin);
    });
    const until = performance.now() + between.milliseconds;
    for (let turns = 0; turns < between.turns && performance.now() < until; turns += 1) await nextTurn();
  }

  function pass(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return {
    isFull: limit.isFull,
    run: (work) =>
      limit.run(async () => {
        await turn();
        try {
          return await work();
        } finally {
          pass();
        }
      }),
  };
}

import { setImmediate as nextTurn } from 'node:timers/promises';

/** So much is taken on. Whoever comes beyond that is better told to come back than kept waiting with all others. */
export interface WorkLimit {
  isFull(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** When whoever was sent away may try again: by then what was taken on is done. */
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

/** Node takes in one new connection in each turn of its loop: between two long pieces of work there are some, for so long. */
const between = { turns: 16, milliseconds: 5 };

/** Longer nobody waits for a turn: what is under way hangs, on a database that does not answer for example. */
const patienceMilliseconds = 1_500;

/** Whose turn has not come in time. */
export class TurnNotReached extends Error {
  override readonly name = 'TurnNotReached';
}

/** The same for work that keeps the processor busy: a few are under way, the others wait for their turn. */
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

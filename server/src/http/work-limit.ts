/** So much is worked on at once. Whoever comes beyond that is better told to come back than kept waiting with all others. */
export interface WorkLimit {
  isFull(): boolean;
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** When whoever was sent away may try again: by then what is worked on is done. */
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
